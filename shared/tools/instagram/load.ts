import type { LoadTools } from '../load-tools';

/** Lazy: each definition is loaded when its tool is opened. */
export const LOAD_INSTAGRAM: LoadTools<'instagram'> = {
  'instagram/reel-script-builder': async () => (await import('./reel-script-builder')).reelScriptBuilder,
  'instagram/carousel-caption-studio': async () => (await import('./carousel-caption-studio')).carouselCaptionStudio,
  'instagram/hashtag-intelligence': async () => (await import('./hashtag-intelligence')).hashtagIntelligence,
  'instagram/story-sequence-planner': async () => (await import('./story-sequence-planner')).storySequencePlanner,
  'instagram/caption-generator': async () => (await import('./caption-generator')).captionGenerator,
  'instagram/bio-generator': async () => (await import('./bio-generator')).bioGenerator,
  'instagram/bio-refresh-assistant': async () => (await import('./bio-refresh-assistant')).bioRefreshAssistant,
  'instagram/comment-responder': async () => (await import('./comment-responder')).commentResponder,
};
