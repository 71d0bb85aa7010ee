import { readDuration, sayDuration } from './duration';

test.each([
  ['90s', 90_000],
  ['10m', 600_000],
  ['2h', 7_200_000],
  ['3d', 259_200_000],
])('readDuration reads %s', (given, ms) => {
  expect(readDuration(given)).toBe(ms);
});

test.each(['', '10', '0m', '-5m', '1.5h', '10 m', '1w', '9999999s'])('readDuration refuses %j', (given) => {
  expect(() => readDuration(given)).toThrow('90s, 10m, 2h or 3d');
});

test.each([
  [350, '350 ms'],
  [4_200, '4.2 s'],
  [200_000, '3 min 20 s'],
  [7_500_000, '2 h 5 min'],
  [273_600_000, '3 d 4 h'],
])('sayDuration says %d ms', (ms, said) => {
  expect(sayDuration(ms)).toBe(said);
});
