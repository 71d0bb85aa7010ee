import type { ToolId } from '@flint/shared/tools/tools';
import { type ComponentType, lazy } from 'react';
import type { PanelProps, PicturePanelProps } from './panel-props';

/** Panels for editing a tool's pictures before publication. */
export const PICTURE_PANELS: Readonly<Partial<Record<ToolId, ComponentType<PicturePanelProps>>>> = {
  'youtube/thumbnail-generator': lazy(() => import('../thumbnail/studio')),
};

/** Preview panels below a tool's answer: how its platform shows it. */
export const PANELS: Readonly<Partial<Record<ToolId, ComponentType<PanelProps>>>> = {
  'youtube/title-generator': lazy(() => import('./youtube-titles')),
  'instagram/reel-script-builder': lazy(() => import('./instagram-reel')),
  'instagram/carousel-caption-studio': lazy(() => import('./instagram-carousel')),
  'instagram/story-sequence-planner': lazy(() => import('./instagram-stories')),
  'instagram/caption-generator': lazy(() => import('./instagram-captions')),
  'instagram/bio-generator': lazy(() => import('./instagram-bios')),
  'instagram/bio-refresh-assistant': lazy(() => import('./instagram-bios')),
  'youtube/description-generator': lazy(() => import('./youtube-description')),
  'youtube/thumbnail-copy-assistant': lazy(() => import('./youtube-thumbnail-copy')),
  'youtube/chapter-generator': lazy(() => import('./youtube-chapters')),
  'x/thread-architect': lazy(() => import('./x-thread')),
  'x/viral-post-composer': lazy(() => import('./x-posts')),
  'x/reply-warm-up': lazy(() => import('./x-posts')),
  'x/audience-poll-generator': lazy(() => import('./x-polls')),
  'tiktok/caption-generator': lazy(() => import('./tiktok-captions')),
  'facebook/ad-copy-optimizer': lazy(() => import('./facebook-ads')),
  'facebook/lead-magnet-funnel': lazy(() => import('./facebook-ads')),
  'google/seo-blog-generator': lazy(() => import('./google-article')),
  'google/meta-description-optimizer': lazy(() => import('./google-meta')),
  'google/faq-schema-generator': lazy(() => import('./google-faq')),
  'google/featured-snippet-planner': lazy(() => import('./google-snippet')),
  'google/content-outline-builder': lazy(() => import('./google-outline')),
};

/** Tools whose panel shows the whole answer, independent of the selected item. */
export const SHOWS_ALL: ReadonlySet<ToolId> = new Set<ToolId>([
  'google/faq-schema-generator',
  'google/content-outline-builder',
]);
