import { indexText, wordsQuery } from './index-text';

test('texts are read without case, accents and signs', () => {
  expect(indexText('A CAFÉ — at-night, https://example.com/menu!')).toBe('a cafe at night https example com menu');
});

test('characters are words where no spaces are written', () => {
  expect(indexText('東京の夜 menu')).toBe('東 京 の 夜 menu');
  expect(wordsQuery('東京')).toBe("('東' <-> '京':*)");
});

test('all words are looked for, the last one as far as it is typed', () => {
  expect(wordsQuery("Café o'cl")).toBe("('cafe') & ('o') & ('cl':*)");
  expect(wordsQuery(' !& | ')).toBeUndefined();
});
