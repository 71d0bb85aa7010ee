import { toGraphOrder } from './graph-order';

const BUILT = { name: 'Cover', inputs: {}, steps: [], sample: {} };

test.each([
  [10, 4],
  [4, 4],
  [0, 1],
  [2.5, 2],
])('a count of %d pictures is clamped to %d', (count, made) => {
  expect(toGraphOrder(BUILT, { count }).options).toEqual({ count: made });
});

test('without a count each step keeps its own', () => {
  expect(toGraphOrder(BUILT, {}).options).toEqual({});
});
