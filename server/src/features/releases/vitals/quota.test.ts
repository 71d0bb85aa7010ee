import { createQuota } from './quota';

test('a key has its values a day, and others their own', () => {
  let now = 0;
  const take = createQuota(2, () => now);
  expect(['ada', 'ada', 'ada', 'bob'].map(take)).toEqual([true, true, false, true]);
  now = 24 * 60 * 60 * 1000;
  expect(take('ada')).toBe(true);
});
