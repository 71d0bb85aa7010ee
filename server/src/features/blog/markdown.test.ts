import { firstWords, readMarkdown, toPostNodes, writeMarkdown } from './markdown';

test.each([
  ['English', 'It is **bold**, or *so*.\n'],
  ['Japanese', '**「強調」**です。これは**太字です。**次の文\n'],
  ['Chinese', '请看**《红楼梦》**这本书\n'],
  ['Korean', '**"스크립트"**는 좋다\n'],
])('%s emphasis is read, shown and written as it was', (_language, markdown) => {
  const root = readMarkdown(markdown);
  const shown = JSON.stringify(toPostNodes(root));
  expect(shown).toContain('"strong"');
  expect(shown).not.toContain('*');
  expect(writeMarkdown(root)).toBe(markdown);
});

test.each([
  [
    'words',
    'Cold dough rises slowly, '.repeat(20),
    `${'Cold dough rises slowly, '.repeat(11)}Cold dough rises slowly…`,
  ],
  ['a text without spaces', '冷面团发酵很慢'.repeat(60), `${'冷面团发酵很慢'.repeat(60).slice(0, 299)}…`],
  ['one with a space far in front', `面团 ${'发酵很慢'.repeat(100)}`, `面团 ${'发酵很慢'.repeat(100).slice(0, 296)}…`],
  ['letters of two units', '𠮷'.repeat(200), `${'𠮷'.repeat(149)}…`],
])('an excerpt of %s has at most the letters that are allowed', (_what, text, excerpt) => {
  expect(firstWords(readMarkdown(text), 300)).toBe(excerpt);
});
