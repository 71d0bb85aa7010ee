import type { Rule } from './rule';

const CHECKED = '2026-11-21';
const VIDEOS = {
  title: 'YouTube Data API, videos resource',
  url: 'https://developers.google.com/youtube/v3/docs/videos',
} as const;
const CHAPTERS = {
  title: 'YouTube Help, Video chapters',
  url: 'https://support.google.com/youtube/answer/9884579',
} as const;
const THUMBNAILS = {
  title: 'YouTube Help, Add video thumbnails',
  url: 'https://support.google.com/youtube/answer/72431',
} as const;
const TESTS = {
  title: 'PPC Land, YouTube expands A/B testing to include titles alongside thumbnails',
  url: 'https://ppc.land/youtube-expands-a-b-testing-to-include-titles-alongside-thumbnails',
} as const;
const HANDLES = {
  title: 'YouTube Help, Handles overview',
  url: 'https://support.google.com/youtube/answer/11585688',
} as const;

const official = { scope: 'both', checked: CHECKED, confidence: 'official', severity: 'refused' } as const;
const secondary = { ...official, confidence: 'secondary' } as const;

/** Characters are counted as code points: the reference names no other unit, and does so for bytes. */
export const YOUTUBE = {
  'youtube.title.length': {
    what: 'YouTube refuses titles above {max} characters.',
    measured: 'text',
    unit: 'code-points',
    max: 100,
    source: VIDEOS,
    ...official,
  },
  'youtube.title.brackets': {
    what: 'YouTube refuses titles with < or >.',
    measured: 'angle-brackets',
    unit: 'items',
    max: 0,
    source: VIDEOS,
    ...official,
  },
  'youtube.titles.count': {
    what: 'YouTube compares at most {max} titles of a video, by share of watch time, since December 2025.',
    measured: 'entries',
    unit: 'items',
    max: 3,
    source: TESTS,
    ...secondary,
    scope: 'app',
  },
  'youtube.description.length': {
    what: 'YouTube refuses descriptions above {max} bytes; letters with accents take 2, emoji 4 and more.',
    measured: 'text',
    unit: 'bytes',
    max: 5000,
    source: VIDEOS,
    ...official,
  },
  'youtube.description.brackets': {
    what: 'YouTube refuses descriptions with < or >.',
    measured: 'angle-brackets',
    unit: 'items',
    max: 0,
    source: VIDEOS,
    ...official,
  },
  'youtube.description.hashtags': {
    what: 'YouTube ignores every hashtag of a video that has more than {max}.',
    measured: 'hashtags',
    unit: 'items',
    max: 60,
    source: { title: 'YouTube Help, Use hashtags', url: 'https://support.google.com/youtube/answer/6390658' },
    ...secondary,
    severity: 'cut',
  },
  'youtube.tags.length': {
    what: 'YouTube takes {max} characters of tags in all: commas between them count, and a tag with a space costs 2 more.',
    measured: 'tags',
    unit: 'code-points',
    max: 500,
    source: VIDEOS,
    ...official,
  },
  'youtube.chapters.first': {
    what: 'YouTube shows chapters only when the first starts at 0:00.',
    measured: 'first-chapter',
    unit: 'seconds',
    max: 0,
    source: CHAPTERS,
    ...secondary,
  },
  'youtube.chapters.count': {
    what: 'YouTube shows chapters only when there are at least {min}.',
    measured: 'entries',
    unit: 'items',
    min: 3,
    source: CHAPTERS,
    ...secondary,
  },
  'youtube.chapters.order': {
    what: 'YouTube shows chapters only when each starts after the one before.',
    measured: 'chapter-order',
    unit: 'seconds',
    min: 1,
    source: CHAPTERS,
    ...secondary,
  },
  'youtube.chapters.length': {
    what: 'YouTube shows chapters only when each is at least {min} seconds long.',
    measured: 'chapter-lengths',
    unit: 'seconds',
    min: 10,
    source: CHAPTERS,
    ...secondary,
  },
  'youtube.thumbnail.width': {
    what: 'YouTube asks for thumbnails of 1280 by 720 pixels and refuses those under {min} pixels wide.',
    measured: 'width',
    unit: 'pixels',
    min: 640,
    source: THUMBNAILS,
    ...secondary,
  },
  'youtube.thumbnail.size': {
    what: 'YouTube refuses thumbnails above {max} MB from phones; 50 MB are taken on a desktop since 2025.',
    measured: 'file-size',
    unit: 'megabytes',
    max: 2,
    source: THUMBNAILS,
    ...secondary,
  },
  'youtube.thumbnail.aspect': {
    what: 'YouTube shows thumbnails at 16:9 and crops others or sets them between bars.',
    measured: 'aspect',
    unit: 'ratio',
    min: 1.77,
    max: 1.785,
    source: THUMBNAILS,
    ...secondary,
    severity: 'cut',
  },
  'youtube.thumbnails.count': {
    what: 'YouTube compares at most {max} thumbnails of a video, by share of watch time.',
    measured: 'entries',
    unit: 'items',
    max: 3,
    source: TESTS,
    ...secondary,
    scope: 'app',
  },
  'youtube.channel-name.length': {
    what: 'YouTube takes {max} characters for the name of a channel.',
    measured: 'text',
    unit: 'code-points',
    max: 50,
    source: { title: 'Observed in YouTube’s own form; not documented' },
    ...official,
    confidence: 'general',
  },
  'youtube.handle.length': {
    what: 'YouTube handles have {min} to {max} characters, fewer in some scripts.',
    measured: 'text',
    unit: 'code-points',
    min: 3,
    max: 30,
    source: HANDLES,
    ...secondary,
  },
  'youtube.handle.signs': {
    what: 'YouTube handles take letters, digits, underscores, hyphens and full stops.',
    measured: 'handle-signs',
    unit: 'items',
    max: 0,
    source: HANDLES,
    ...secondary,
  },
  'youtube.handle.ends': {
    what: 'YouTube handles begin and end with a letter or a digit.',
    measured: 'handle-ends',
    unit: 'items',
    max: 0,
    source: HANDLES,
    ...secondary,
  },
} as const satisfies Record<`youtube.${string}`, Rule>;
