import type { ToolId } from '@flint/shared/tools/tools';
import { lazyPart } from '@flint/shared/ui/lazy-part';
import type { ComponentType } from 'react';
import type { OwnPicturePanelProps, PanelProps, PicturePanelProps } from './panel-props';

interface OwnPictureParts {
  readonly Field: ComponentType;
  readonly Result: ComponentType<OwnPicturePanelProps>;
}

/** Panels for editing a tool's pictures before publication. */
export const PICTURE_PANELS: Readonly<Partial<Record<ToolId, ComponentType<PicturePanelProps>>>> = {
  'youtube/thumbnail-generator': lazyPart(() => import('../thumbnail/studio')),
};

/** Tools that also take a picture of the user's own: the field that chooses it, and what is made of it. */
export const OWN_PICTURE: Readonly<Partial<Record<ToolId, OwnPictureParts>>> = {
  'youtube/thumbnail-generator': {
    Field: lazyPart(() => import('../thumbnail/own-picture-field')),
    Result: lazyPart(() => import('../thumbnail/own-picture')),
  },
};

/** Preview panels below a tool's answer: how its platform shows it. */
export const PANELS: Readonly<Partial<Record<ToolId, ComponentType<PanelProps>>>> = {
  'youtube/title-generator': lazyPart(() => import('./youtube-titles')),
  'instagram/reel-script-builder': lazyPart(() => import('./instagram-reel')),
  'instagram/carousel-caption-studio': lazyPart(() => import('./instagram-carousel')),
  'instagram/story-sequence-planner': lazyPart(() => import('./instagram-stories')),
  'instagram/caption-generator': lazyPart(() => import('./instagram-captions')),
  'instagram/bio-generator': lazyPart(() => import('./instagram-bios')),
  'instagram/bio-refresh-assistant': lazyPart(() => import('./instagram-bios')),
  'youtube/description-generator': lazyPart(() => import('./youtube-description')),
  'youtube/thumbnail-copy-assistant': lazyPart(() => import('./youtube-thumbnail-copy')),
  'youtube/chapter-generator': lazyPart(() => import('./youtube-chapters')),
  'x/thread-architect': lazyPart(() => import('./x-thread')),
  'x/viral-post-composer': lazyPart(() => import('./x-posts')),
  'x/reply-warm-up': lazyPart(() => import('./x-posts')),
  'x/audience-poll-generator': lazyPart(() => import('./x-polls')),
  'tiktok/caption-generator': lazyPart(() => import('./tiktok-captions')),
  'facebook/ad-copy-optimizer': lazyPart(() => import('./facebook-ads')),
  'facebook/lead-magnet-funnel': lazyPart(() => import('./facebook-ads')),
  'google/seo-blog-generator': lazyPart(() => import('./google-article')),
  'google/meta-description-optimizer': lazyPart(() => import('./google-meta')),
  'google/faq-schema-generator': lazyPart(() => import('./google-faq')),
  'google/featured-snippet-planner': lazyPart(() => import('./google-snippet')),
  'google/content-outline-builder': lazyPart(() => import('./google-outline')),
};

/** Tools whose panel shows the whole answer, independent of the selected item. */
export const SHOWS_ALL: ReadonlySet<ToolId> = new Set<ToolId>([
  'google/faq-schema-generator',
  'google/content-outline-builder',
]);
