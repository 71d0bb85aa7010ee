import { SLUG, SLUG_MAX } from '@flint/shared/contracts/blogs';
import { makeSlug, toSlug } from './slug';

test.each([
  ['Titles that keep their promise', 'titles-that-keep-their-promise'],
  ['C++ & C#', 'c-plus-plus-and-c-sharp'],
  ['Don’t wait', 'dont-wait'],
  ['Привет, мир', 'privet-mir'],
  ['Ünïcödé straße', 'unicode-strasse'],
  ['100% of it', '100-percent-of-it'],
  ['  --- a ---  ', 'a'],
  ['!!!', 'post'],
  ['', 'post'],
])('the slug of %j is %s', (title, slug) => {
  expect(toSlug(title)).toBe(slug);
});

test.each(['日本の写真', 'ทำขนมปัง', '🍞🔥', '한국어 제목', 'مرحبا بالعالم', 'Ελληνικά'])(
  'the slug of %s has letters, and its signs alone',
  (title) => {
    expect(toSlug(title)).toMatch(SLUG);
    expect(toSlug(title)).not.toBe('post');
  },
);

test('vowel signs of Thai have letters: words that differ by them differ', () => {
  expect(toSlug('กา')).not.toBe(toSlug('กี'));
});

test('a long title is cut between words, also with a number', async () => {
  const title = 'word '.repeat(40);
  expect(toSlug(title).length).toBeLessThanOrEqual(SLUG_MAX);
  expect(toSlug(title)).toMatch(/^(word-)+word$/);
  const taken = new Set([toSlug(title)]);
  const second = await makeSlug(title, async (slug) => taken.has(slug));
  expect(second).toMatch(/^(word-)+2$/);
  expect(second.length).toBeLessThanOrEqual(SLUG_MAX);
  expect(toSlug('x'.repeat(200))).toHaveLength(SLUG_MAX);
});

test('a slug is unique by a number, and never the name of a page', async () => {
  const taken = new Set(['tea', 'tea-2']);
  expect(await makeSlug('Tea', async (slug) => taken.has(slug))).toBe('tea-3');
  for (const page of ['Library', 'Settings', 'Index', 'AI'])
    expect(await makeSlug(page, async () => false)).toBe(`${page.toLowerCase()}-post`);
});
