import { delayAfter } from './backoff';

const GROWTH = { free: 3, firstDelayS: 5, maxDelayS: 60, perSeconds: 3600 };

test('the delay after an attempt doubles up to its maximum', () => {
  expect([4, 5, 6, 7, 8, 9, 2000].map((attempt) => delayAfter(attempt, GROWTH))).toEqual([5, 10, 20, 40, 60, 60, 60]);
});
