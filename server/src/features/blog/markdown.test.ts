import { readMarkdown, toPostNodes, writeMarkdown } from './markdown';

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
