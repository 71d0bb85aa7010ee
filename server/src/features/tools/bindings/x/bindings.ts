import type { BindingsOf } from '../bindings-of';
import { audiencePollGenerator } from './audience-poll-generator';
import { contentCalendarBuilder } from './content-calendar-builder';
import { hashtagPulseFinder } from './hashtag-pulse-finder';
import { replyWarmUp } from './reply-warm-up';
import { threadArchitect } from './thread-architect';
import { viralPostComposer } from './viral-post-composer';

export const X_BINDINGS: BindingsOf<'x'> = {
  'x/thread-architect': threadArchitect,
  'x/viral-post-composer': viralPostComposer,
  'x/reply-warm-up': replyWarmUp,
  'x/audience-poll-generator': audiencePollGenerator,
  'x/hashtag-pulse-finder': hashtagPulseFinder,
  'x/content-calendar-builder': contentCalendarBuilder,
};
