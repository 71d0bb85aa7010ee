import { formatBytes, formatChange, formatCharge, formatCredits, formatNumber } from './format-number';

test.each([
  [1284, '1,284'],
  [0, '0'],
  [-20, '−20'],
])('%d is formatted as %s', (value, words) => {
  expect(formatNumber(value)).toBe(words);
});

test('a change has a sign', () => {
  expect([formatChange(25), formatChange(-4), formatChange(0)]).toEqual(['+25', '−4', '0']);
});

test('one credit is singular', () => {
  expect([formatCredits(1), formatCredits(0), formatCredits(1000)]).toEqual(['1 credit', '0 credits', '1,000 credits']);
});

test.each([
  [1, '1 byte'],
  [812, '812 bytes'],
  [1500, '1.5 kB'],
  [64_400, '64 kB'],
  [999_499, '999 kB'],
  [999_600, '1 MB'],
  [1_240_000, '1.2 MB'],
  [200_000_000, '200 MB'],
])('%d bytes are formatted as %s', (bytes, words) => {
  expect(formatBytes(bytes)).toBe(words);
});

test('a charge of none says so', () => {
  expect([formatCharge(0), formatCharge(1), formatCharge(1284)]).toEqual([
    'Nothing charged',
    '1 credit',
    '1,284 credits',
  ]);
});
