import type { Rule } from './rule';

const shown = {
  measured: 'text',
  unit: 'graphemes',
  scope: 'both',
  severity: 'cut',
  source: {
    title: 'Predictive Sales AI, Facebook ad best practices (after Facebook’s help)',
    url: 'https://help.predictivesalesai.com/articles/334eb682-4b68-486a-b6ba-9deeaf79037e-facebook-ad-best-practices-for-image-size-and-text/',
  },
  checked: '2026-11-21',
  confidence: 'secondary',
} as const;

/** What is shown before "See more", in graphemes: Facebook accepts longer texts and truncates them. */
export const FACEBOOK = {
  'facebook.ad-text.shown': {
    what: 'Facebook shows about {max} characters of an ad’s primary text before it cuts.',
    max: 125,
    ...shown,
  },
  'facebook.ad-headline.shown': {
    what: 'Facebook shows about {max} characters of an ad’s headline before it cuts.',
    max: 40,
    ...shown,
  },
  'facebook.ad-description.shown': {
    what: 'Facebook shows about {max} characters of an ad’s description before it cuts; some sources say 30.',
    max: 25,
    ...shown,
  },
} as const satisfies Record<`facebook.${string}`, Rule>;
