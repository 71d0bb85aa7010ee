import type { LoadTools } from '../load-tools';

/** Lazy: each definition is loaded when its tool is opened. */
export const LOAD_X: LoadTools<'x'> = {
  'x/thread-architect': async () => (await import('./thread-architect')).threadArchitect,
  'x/viral-post-composer': async () => (await import('./viral-post-composer')).viralPostComposer,
  'x/reply-warm-up': async () => (await import('./reply-warm-up')).replyWarmUp,
  'x/audience-poll-generator': async () => (await import('./audience-poll-generator')).audiencePollGenerator,
  'x/hashtag-pulse-finder': async () => (await import('./hashtag-pulse-finder')).hashtagPulseFinder,
  'x/content-calendar-builder': async () => (await import('./content-calendar-builder')).contentCalendarBuilder,
};
