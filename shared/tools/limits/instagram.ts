import type { Rule } from './rule';

const CHECKED = '2026-11-21';
const MEDIA = {
  title: 'Instagram API, IG User Media reference',
  url: 'https://developers.facebook.com/docs/instagram-platform/instagram-graph-api/reference/ig-user/media',
} as const;
const PROFILE = {
  title: 'BoldlyType, Instagram bio character limit',
  url: 'https://boldlytype.com/blog/instagram-bio-character-limit',
} as const;
const HASHTAGS = {
  title: 'Social Media Today, Instagram’s implementing new limits on hashtag use',
  url: 'https://www.socialmediatoday.com/news/instagrams-implementing-new-limits-on-hashtag-use/808309/',
} as const;
const CAROUSEL = {
  title: 'Storrito, How Instagram’s 20-slide carousels work',
  url: 'https://storrito.com/resources/how-instagrams-20-slide-carousels-work-and-what-the-new-limits-are',
} as const;

const secondary = { scope: 'both', checked: CHECKED, confidence: 'secondary', severity: 'refused' } as const;

/** Instagram publishes "characters" without a unit: code points, so that no emoji sequence is refused there. */
export const INSTAGRAM = {
  'instagram.caption.length': {
    what: 'Instagram refuses captions above {max} characters.',
    measured: 'text',
    unit: 'code-points',
    max: 2200,
    source: MEDIA,
    ...secondary,
  },
  'instagram.caption.hashtags': {
    what: 'Instagram takes {max} hashtags in a caption since December 2025.',
    measured: 'hashtags',
    unit: 'items',
    max: 5,
    source: HASHTAGS,
    ...secondary,
    scope: 'app',
  },
  'instagram.caption.hashtags-api': {
    what: 'Instagram’s API documents still name {max} hashtags as the most of a caption.',
    measured: 'hashtags',
    unit: 'items',
    max: 30,
    source: MEDIA,
    ...secondary,
    scope: 'api',
  },
  'instagram.caption.mentions': {
    what: 'Instagram’s API takes {max} mentions of accounts in a caption.',
    measured: 'mentions',
    unit: 'items',
    max: 20,
    source: MEDIA,
    ...secondary,
    scope: 'api',
  },
  'instagram.bio.length': {
    what: 'Instagram refuses bios above {max} characters.',
    measured: 'text',
    unit: 'code-points',
    max: 150,
    source: PROFILE,
    ...secondary,
  },
  'instagram.name.length': {
    what: 'Instagram takes {max} characters for the name on a profile; some sources say 64.',
    measured: 'text',
    unit: 'code-points',
    max: 30,
    source: PROFILE,
    ...secondary,
  },
  'instagram.username.length': {
    what: 'Instagram usernames have at most {max} characters.',
    measured: 'text',
    unit: 'code-points',
    max: 30,
    source: PROFILE,
    ...secondary,
  },
  'instagram.username.signs': {
    what: 'Instagram usernames take letters, digits, underscores and full stops.',
    measured: 'plain-name-signs',
    unit: 'items',
    max: 0,
    source: PROFILE,
    ...secondary,
  },
  'instagram.hashtags.count': {
    what: 'Instagram takes {max} hashtags in a caption since December 2025.',
    measured: 'entries',
    unit: 'items',
    max: 5,
    source: HASHTAGS,
    ...secondary,
    scope: 'app',
  },
  'instagram.hashtags.count-api': {
    what: 'Instagram’s API documents still name {max} hashtags as the most of a caption.',
    measured: 'entries',
    unit: 'items',
    max: 30,
    source: MEDIA,
    ...secondary,
    scope: 'api',
  },
  'instagram.carousel.count': {
    what: 'Instagram carousels have {min} to {max} slides in the app.',
    measured: 'entries',
    unit: 'items',
    min: 2,
    max: 20,
    source: CAROUSEL,
    ...secondary,
    scope: 'app',
  },
  'instagram.carousel.count-api': {
    what: 'Instagram’s API takes carousels of {min} to {max} slides.',
    measured: 'entries',
    unit: 'items',
    min: 2,
    max: 10,
    source: { title: 'LetMePost, Instagram', url: 'https://docs.letmepost.dev/platforms/instagram' },
    ...secondary,
    scope: 'api',
  },
} as const satisfies Record<`instagram.${string}`, Rule>;
