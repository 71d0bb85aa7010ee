import { listLimit } from './list-limit';

test.each([
  [undefined, 20],
  ['', 20],
  ['abc', 20],
  ['5', 5],
  [5, 5],
  ['0', 1],
  ['-3', 1],
  ['1000', 100],
  ['7.9', 7],
  ['Infinity', 20],
])('limit %p lists %i', (given, listed) => {
  expect(listLimit(given, 20, 100)).toBe(listed);
});
