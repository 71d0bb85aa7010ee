import type { PlatformImplementations } from '../platform-table';
import { adCopyOptimizer } from './ad-copy-optimizer';
import { adCreativeBriefBuilder } from './ad-creative-brief-builder';
import { communityPostPlanner } from './community-post-planner';
import { eventPromotionKit } from './event-promotion-kit';
import { leadMagnetFunnel } from './lead-magnet-funnel';
import { liveRunOfShow } from './live-run-of-show';

export const FACEBOOK_IMPLEMENTATIONS: PlatformImplementations<'facebook'> = {
  'facebook/ad-copy-optimizer': adCopyOptimizer,
  'facebook/community-post-planner': communityPostPlanner,
  'facebook/lead-magnet-funnel': leadMagnetFunnel,
  'facebook/ad-creative-brief-builder': adCreativeBriefBuilder,
  'facebook/live-run-of-show': liveRunOfShow,
  'facebook/event-promotion-kit': eventPromotionKit,
};
