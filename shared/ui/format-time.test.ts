import { formatDay, formatDuration, formatMoment } from './format-time';

const now = new Date(2026, 10, 3, 14, 30);

test.each([
  [new Date(2026, 10, 3, 0, 1), 'Today 00:01'],
  [new Date(2026, 10, 2, 23, 59), 'Yesterday 23:59'],
  [new Date(2026, 9, 30, 9, 5), '30 Oct 09:05'],
  [new Date(2025, 10, 3, 9, 5), '3 Nov 2025'],
])('%s is formatted as %s', (at, words) => {
  expect(formatMoment(at, now)).toBe(words);
});

test.each([
  [new Date(2026, 10, 3, 23), /^Today$/],
  [new Date(2026, 10, 2), /^Yesterday$/],
  [new Date(2026, 9, 30), /^Friday,? 30 October$/],
  [new Date(2025, 11, 24), /^24 December 2025$/],
])('the heading for the day of %s is %s', (at, words) => {
  expect(formatDay(at, now)).toMatch(words);
});

test.each([
  [412, '0.4 s'],
  [8149, '8.1 s'],
  [9990, '10.0 s'],
  [42_300, '42 s'],
  [65_000, '1 min 5 s'],
  [119_700, '2 min 0 s'],
])('%d ms is formatted as %s', (ms, words) => {
  expect(formatDuration(ms)).toBe(words);
});
