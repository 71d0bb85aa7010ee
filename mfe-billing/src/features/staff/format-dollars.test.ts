import { formatDollars } from './format-dollars';

test.each([
  [0, '$0.00'],
  [13_166, '$0.0132'],
  [60_000, '$0.0600'],
  [1_500_000, '$1.50'],
  [-250_000, '−$0.2500'],
  [-1_234_567_890, '−$1,234.57'],
])('%i millionths of a dollar are %s', (micros, words) => {
  expect(formatDollars(micros)).toBe(words);
});
