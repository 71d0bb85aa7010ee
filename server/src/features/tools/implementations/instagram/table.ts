import type { PlatformImplementations } from '../platform-table';
import { bioGenerator } from './bio-generator';
import { bioRefreshAssistant } from './bio-refresh-assistant';
import { captionGenerator } from './caption-generator';
import { carouselCaptionStudio } from './carousel-caption-studio';
import { commentResponder } from './comment-responder';
import { hashtagIntelligence } from './hashtag-intelligence';
import { reelScriptBuilder } from './reel-script-builder';
import { storySequencePlanner } from './story-sequence-planner';

export const INSTAGRAM_IMPLEMENTATIONS: PlatformImplementations<'instagram'> = {
  'instagram/reel-script-builder': reelScriptBuilder,
  'instagram/carousel-caption-studio': carouselCaptionStudio,
  'instagram/hashtag-intelligence': hashtagIntelligence,
  'instagram/story-sequence-planner': storySequencePlanner,
  'instagram/caption-generator': captionGenerator,
  'instagram/bio-generator': bioGenerator,
  'instagram/bio-refresh-assistant': bioRefreshAssistant,
  'instagram/comment-responder': commentResponder,
};
