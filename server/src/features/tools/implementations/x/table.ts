import type { PlatformImplementations } from '../platform-table';
import { audiencePollGenerator } from './audience-poll-generator';
import { contentCalendarBuilder } from './content-calendar-builder';
import { hashtagPulseFinder } from './hashtag-pulse-finder';
import { replyWarmUp } from './reply-warm-up';
import { threadArchitect } from './thread-architect';
import { viralPostComposer } from './viral-post-composer';

export const X_IMPLEMENTATIONS: PlatformImplementations<'x'> = {
  'x/thread-architect': threadArchitect,
  'x/viral-post-composer': viralPostComposer,
  'x/reply-warm-up': replyWarmUp,
  'x/audience-poll-generator': audiencePollGenerator,
  'x/hashtag-pulse-finder': hashtagPulseFinder,
  'x/content-calendar-builder': contentCalendarBuilder,
};
