import type { Rule } from './rule';

const CHECKED = '2026-11-21';
const VIDEO = {
  title: 'TikTok for Developers, Direct Post reference',
  url: 'https://developers.tiktok.com/doc/content-posting-api-reference-direct-post',
} as const;
const PHOTO = {
  title: 'TikTok for Developers, Photo Post reference',
  url: 'https://developers.tiktok.com/doc/content-posting-api-reference-photo-post',
} as const;
const HASHTAGS = {
  title: 'Net Influencer, TikTok caps hashtags at five per post',
  url: 'https://www.netinfluencer.com/?p=37510',
} as const;
const USERNAME = {
  title: 'TikTok Support, Changing your username',
  url: 'https://support.tiktok.com/en/getting-started/setting-up-your-profile/changing-your-username',
} as const;

const official = { scope: 'both', checked: CHECKED, confidence: 'official', severity: 'refused' } as const;
const secondary = { ...official, confidence: 'secondary' } as const;

/** TikTok names its unit: UTF-16. */
export const TIKTOK = {
  'tiktok.caption.length': {
    what: 'TikTok takes {max} UTF-16 units for a video’s caption; an emoji is 2 and more.',
    measured: 'text',
    unit: 'utf16',
    max: 2200,
    source: VIDEO,
    ...secondary,
  },
  'tiktok.caption.hashtags': {
    what: 'TikTok takes {max} hashtags in a post.',
    measured: 'hashtags',
    unit: 'items',
    max: 5,
    source: HASHTAGS,
    ...secondary,
  },
  'tiktok.hashtags.count': {
    what: 'TikTok takes {max} hashtags in a post.',
    measured: 'entries',
    unit: 'items',
    max: 5,
    source: HASHTAGS,
    ...secondary,
  },
  'tiktok.photo-title.length': {
    what: 'TikTok takes {max} UTF-16 units for the title of photos.',
    measured: 'text',
    unit: 'utf16',
    max: 90,
    source: PHOTO,
    ...secondary,
  },
  'tiktok.photo-description.length': {
    what: 'TikTok takes {max} UTF-16 units for the description of photos.',
    measured: 'text',
    unit: 'utf16',
    max: 4000,
    source: PHOTO,
    ...secondary,
  },
  'tiktok.photo-description.hashtags': {
    what: 'TikTok takes {max} hashtags in a post.',
    measured: 'hashtags',
    unit: 'items',
    max: 5,
    source: HASHTAGS,
    ...secondary,
  },
  'tiktok.photos.count': {
    what: 'TikTok takes {max} photos in a post.',
    measured: 'entries',
    unit: 'items',
    min: 1,
    max: 35,
    source: PHOTO,
    ...secondary,
  },
  'tiktok.username.length': {
    what: 'TikTok usernames have {min} to {max} characters.',
    measured: 'text',
    unit: 'code-points',
    min: 2,
    max: 24,
    source: { title: 'Answers.help, Can you change TikTok username', url: 'https://answers.help/question.php?id=6079' },
    ...secondary,
  },
  'tiktok.username.signs': {
    what: 'TikTok usernames take letters, digits, underscores and full stops.',
    measured: 'username-signs',
    unit: 'items',
    max: 0,
    source: USERNAME,
    ...official,
  },
  'tiktok.username.end': {
    what: 'TikTok usernames do not end with a full stop.',
    measured: 'last-full-stop',
    unit: 'items',
    max: 0,
    source: USERNAME,
    ...official,
  },
  'tiktok.username.change': {
    what: 'TikTok lets a username be changed once every 30 days.',
    source: USERNAME,
    ...official,
    scope: 'app',
  },
} as const satisfies Record<`tiktok.${string}`, Rule>;
