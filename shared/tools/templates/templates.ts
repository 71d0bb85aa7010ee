import { CAMPAIGN_TEMPLATES } from './campaign-templates';
import { SOCIAL_TEMPLATES } from './social-templates';
import type { PublishedTemplate } from './template';
import { VIDEO_TEMPLATES } from './video-templates';
import { WRITING_TEMPLATES } from './writing-templates';

/** All templates that come with the product, in display order. */
export const PUBLISHED_TEMPLATES: readonly PublishedTemplate[] = [
  ...VIDEO_TEMPLATES,
  ...SOCIAL_TEMPLATES,
  ...CAMPAIGN_TEMPLATES,
  ...WRITING_TEMPLATES,
];

/** A published template by its untrusted id; undefined without one. */
export function findPublished(id: string): PublishedTemplate | undefined {
  return PUBLISHED_TEMPLATES.find((template) => template.id === id);
}
