import { formatChange, formatCredits, formatNumber } from './format-number';

test.each([
  [1284, '1,284'],
  [0, '0'],
  [-20, '−20'],
])('%d reads %s', (value, words) => {
  expect(formatNumber(value)).toBe(words);
});

test('a change carries its sign', () => {
  expect([formatChange(25), formatChange(-4), formatChange(0)]).toEqual(['+25', '−4', '0']);
});

test('one credit is singular', () => {
  expect([formatCredits(1), formatCredits(0), formatCredits(1000)]).toEqual(['1 credit', '0 credits', '1,000 credits']);
});
