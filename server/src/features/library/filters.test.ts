import { patternsOf } from './filters';

test.each([
  ['Red  Boat', ['%red%', '%boat%']],
  ['100%', ['%100\\%%']],
  ['a_b \\', ['%a\\_b%', '%\\\\%']],
  ['CAFÉ café', ['%cafe%']],
  [' \u0000 ', []],
])('%j looks for %j', (query, patterns) => {
  expect(patternsOf(query)).toEqual(patterns);
});

test('a very long search is cut to its first words', () => {
  const words = Array.from({ length: 60 }, (_, index) => `w${index}`);
  expect(patternsOf(words.join(' '))).toHaveLength(20);
});
