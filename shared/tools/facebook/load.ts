import type { LoadTools } from '../load-tools';

/** Lazy: each definition is loaded when its tool is opened. */
export const LOAD_FACEBOOK: LoadTools<'facebook'> = {
  'facebook/ad-copy-optimizer': async () => (await import('./ad-copy-optimizer')).adCopyOptimizer,
  'facebook/community-post-planner': async () => (await import('./community-post-planner')).communityPostPlanner,
  'facebook/lead-magnet-funnel': async () => (await import('./lead-magnet-funnel')).leadMagnetFunnel,
  'facebook/ad-creative-brief-builder': async () =>
    (await import('./ad-creative-brief-builder')).adCreativeBriefBuilder,
  'facebook/live-run-of-show': async () => (await import('./live-run-of-show')).liveRunOfShow,
  'facebook/event-promotion-kit': async () => (await import('./event-promotion-kit')).eventPromotionKit,
};
