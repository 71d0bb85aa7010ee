import { check, checkPart } from './check';
import { counter } from './counter';
import type { FieldPart } from './fields';

const family = '👨‍👩‍👧‍👦';
const chapters = (...starts: number[]) => starts.map((start) => ({ start, title: 'Part' }));

test.each<[FieldPart, string[]]>([
  [{ field: 'youtube.title', value: 'a'.repeat(100) }, []],
  [
    { field: 'youtube.title', value: 'a'.repeat(107) },
    ['Title: 7 characters over. YouTube refuses titles above 100 characters.'],
  ],
  [
    { field: 'youtube.title', value: 'a <b>' },
    ['Title: 2 characters that may not be there. YouTube refuses titles with < or >.'],
  ],
  [{ field: 'youtube.description', value: 'é'.repeat(2500) }, []],
  [
    { field: 'youtube.description', value: `${'é'.repeat(2500)}!` },
    [
      'Description: 1 byte over. YouTube refuses descriptions above 5,000 bytes; letters with accents take 2, emoji 4 and more.',
    ],
  ],
  [{ field: 'youtube.tags', value: ['a'.repeat(249), 'b'.repeat(250)] }, []],
  [
    { field: 'youtube.tags', value: ['a'.repeat(249), `${'b'.repeat(249)} `] },
    [
      'Tags: 2 characters over. YouTube takes 500 characters of tags in all: commas between them count, and a tag with a space costs 2 more.',
    ],
  ],
  [{ field: 'youtube.chapters', value: chapters(0, 10, 20) }, []],
  [
    { field: 'youtube.chapters', value: chapters(5, 9) },
    [
      'Chapter 1: starts after 5 seconds. YouTube shows chapters only when the first starts at 0:00.',
      'Chapters: 1 chapter short. YouTube shows chapters only when there are at least 3.',
      'Chapter 1: 4 seconds long. YouTube shows chapters only when each is at least 10 seconds long.',
    ],
  ],
  [
    { field: 'youtube.chapters', value: chapters(0, 60, 30, 90) },
    [
      'Chapter 3: starts no later than the one before. YouTube shows chapters only when each starts after the one before.',
    ],
  ],
  [
    { field: 'youtube.chapters', value: [...chapters(0, 60), { start: 90, end: 95, title: 'End' }] },
    ['Chapter 3: 5 seconds long. YouTube shows chapters only when each is at least 10 seconds long.'],
  ],
  [{ field: 'youtube.thumbnail', value: { width: 1280, height: 720, bytes: 2_000_000 } }, []],
  [
    { field: 'youtube.thumbnail', value: { width: 600, height: 600, bytes: 2_500_000 } },
    [
      'Thumbnail: 600 pixels wide. YouTube asks for thumbnails of 1280 by 720 pixels and refuses those under 640 pixels wide.',
      'Thumbnail: 0.5 MB over. YouTube refuses thumbnails above 2 MB from phones; 50 MB are taken on a desktop since 2025.',
      'Thumbnail: not 16:9. YouTube shows thumbnails at 16:9 and crops others or sets them between bars.',
    ],
  ],
  [{ field: 'x.thread', value: ['one', family.repeat(140)] }, []],
  [
    { field: 'x.thread', value: ['one', family.repeat(141)] },
    [
      'Post 2: 2 characters over. X takes 280 characters of those who do not pay: a link counts 23, an emoji or a Chinese, Japanese or Korean sign 2.',
    ],
  ],
  [
    { field: 'x.poll', value: ['Yes, and I would do it all again'] },
    [
      'Poll: 1 choice short. X polls have 2 to 4 choices.',
      'Choice 1: 7 characters over. X takes 25 characters for a choice of a poll.',
    ],
  ],
  [{ field: 'instagram.caption', value: '#a #b #c #d #e' }, []],
  [
    { field: 'instagram.caption', value: '#a #b #c #d #e #f' },
    ['Caption: 1 hashtag over. Instagram takes 5 hashtags in a caption since December 2025.'],
  ],
  [{ field: 'tiktok.caption', value: '😀'.repeat(1100) }, []],
  [
    { field: 'tiktok.username', value: 'my-name.' },
    [
      'Username: 1 character that may not be there. TikTok usernames take letters, digits, underscores and full stops.',
      'Username: a full stop at the end. TikTok usernames do not end with a full stop.',
    ],
  ],
  [
    { field: 'tiktok.username', value: 'a' },
    ['Username: 1 character short. TikTok usernames have 2 to 24 characters.'],
  ],
  [{ field: 'youtube.handle', value: 'Käthe_9' }, []],
])('part %#: every violation is reported by its rule', (part, messages) => {
  expect(checkPart(part).map(({ message }) => message)).toEqual(messages);
});

test('the API scope has rules of its own', () => {
  const value = Array.from({ length: 11 }, (_, at) => `#tag${at}`);
  expect(check('instagram.hashtags', value).map(({ ruleId }) => ruleId)).toEqual(['instagram.hashtags.count']);
  expect(check('instagram.hashtags', value, { scope: 'api' })).toEqual([]);
  expect(check('instagram.carousel', value)).toEqual([]);
  expect(check('instagram.carousel', value, { scope: 'api' })).toMatchObject([
    { ruleId: 'instagram.carousel.count-api', measured: 11, limit: 10, unit: 'items', severity: 'refused' },
  ]);
});

test('a check can be restricted to given rules', () => {
  const rules = ['youtube.title.brackets'] as const;
  expect(check('youtube.title', '<'.repeat(101), { rules })).toMatchObject([{ ruleId: 'youtube.title.brackets' }]);
});

test.each([
  [89, 'ok', 11],
  [90, 'near', 10],
  [100, 'full', 0],
  [103, 'over', -3],
])('a title of %i characters is %s, with %i left', (used, state, left) => {
  expect(counter('youtube.title.length', 'a'.repeat(used))).toEqual({
    used,
    limit: 100,
    unit: 'code-points',
    left,
    state,
  });
});

test('lists are counted too', () => {
  expect(counter('youtube.tags.length', ['two words', 'one'])).toMatchObject({ used: 15 });
  expect(counter('instagram.hashtags.count', ['#a', '#b'])).toMatchObject({ used: 2, left: 3, state: 'ok' });
});
