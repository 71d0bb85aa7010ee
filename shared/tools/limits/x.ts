import type { Rule } from './rule';

const CHECKED = '2026-11-21';
const COUNTING = {
  title: 'X developer documentation, Counting characters',
  url: 'https://docs.x.com/resources/fundamentals/counting-characters',
} as const;
const POLLS = {
  title: 'API Evangelist, schemas of the X API',
  url: 'https://github.com/api-evangelist/twitter',
} as const;

export const X = {
  'x.post.length': {
    what: 'X takes {max} characters of those who do not pay: a link counts 23, an emoji or a Chinese, Japanese or Korean sign 2.',
    measured: 'text',
    unit: 'weighted',
    max: 280,
    scope: 'both',
    severity: 'refused',
    source: COUNTING,
    checked: CHECKED,
    confidence: 'official',
  },
  'x.long-post.length': {
    what: 'X takes longer posts of those who pay; sources say {max} or 4,000 characters.',
    measured: 'text',
    unit: 'weighted',
    max: 25_000,
    scope: 'app',
    severity: 'refused',
    source: {
      title: 'Publer, X long-form posts',
      url: 'https://publer.com/docs/posting/create-posts/content-types/platform-specific-formats/twitter-x-long-form-posts',
    },
    checked: CHECKED,
    confidence: 'general',
  },
  'x.poll.count': {
    what: 'X polls have {min} to {max} choices.',
    measured: 'entries',
    unit: 'items',
    min: 2,
    max: 4,
    scope: 'both',
    severity: 'refused',
    source: POLLS,
    checked: CHECKED,
    confidence: 'secondary',
  },
  'x.poll.duration': {
    what: 'X polls run for 5 minutes to 7 days.',
    scope: 'both',
    severity: 'refused',
    source: POLLS,
    checked: CHECKED,
    confidence: 'secondary',
  },
  'x.poll-choice.length': {
    what: 'X takes {max} characters for a choice of a poll.',
    measured: 'text',
    unit: 'weighted',
    max: 25,
    min: 1,
    scope: 'both',
    severity: 'refused',
    source: POLLS,
    checked: CHECKED,
    confidence: 'general',
  },
} as const satisfies Record<`x.${string}`, Rule>;
