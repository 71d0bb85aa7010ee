import { indexText, wordsQuery } from './index-text';

test('index text has no case, accents or punctuation', () => {
  expect(indexText('A CAFÉ — at-night, https://example.com/menu!')).toBe('a cafe at night https example com menu');
});

test('each character is a word in scripts without spaces', () => {
  expect(indexText('東京の夜 menu')).toBe('東 京 の 夜 menu');
  expect(wordsQuery('東京')).toBe("('東' <-> '京':*)");
});

test('a query has all words, the last one as a prefix', () => {
  expect(wordsQuery("Café o'cl")).toBe("('cafe') & ('o') & ('cl':*)");
  expect(wordsQuery(' !& | ')).toBeUndefined();
});
