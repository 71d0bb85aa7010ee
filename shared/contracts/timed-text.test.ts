import { formatPosition, readPosition } from './position';
import { parseTimedText, toTimedText } from './timed-text';

test.each([
  [0, '0:00'],
  [42.9, '0:42'],
  [190, '3:10'],
  [3723, '1:02:03'],
  [-1, '0:00'],
])('%d s is formatted as %s', (seconds, words) => {
  expect(formatPosition(seconds)).toBe(words);
});

test.each([
  ['1:05', 65],
  ['1:02:03', 3723],
  ['00:01:05,250', 65.25],
  ['00:05.5', 5.5],
  ['1:75', Number.NaN],
  ['65', Number.NaN],
])('the position %s is %d seconds', (typed, seconds) => {
  expect(readPosition(typed)).toBe(seconds);
});

test('formatted times are parsed back', () => {
  for (const seconds of [0, 9, 59, 60, 3599, 3600, 45_296]) expect(readPosition(formatPosition(seconds))).toBe(seconds);
});

const THREE = [
  { start: 0, text: 'Welcome' },
  { start: 12, text: 'The dough & the cold' },
  { start: 61, text: 'Bake it' },
];

test.each([
  ['lines', '0:00 Welcome\n0:12 The dough & the cold\n1:01 Bake it'],
  ['brackets, with words before them', 'Chapters:\n[00:00] Welcome\n(0:12) – The dough & the cold\n1:01 - Bake it'],
  ['times above their words', '0:00\nWelcome\n0:12\nThe dough\n& the cold\n1:01\nBake it\n'],
])('%s are parsed', (_, text) => {
  expect(parseTimedText(text)).toEqual(THREE);
  expect(parseTimedText(toTimedText(parseTimedText(text)))).toEqual(THREE);
});

test('SubRip is parsed with end times, and spoken numbers stay text', () => {
  const srt =
    '\uFEFF1\r\n00:00:00,000 --> 00:00:02,500\r\n<i>Welcome</i>\r\n\r\n2\r\n00:00:12,000 --> 00:00:14,000\r\nThere are\r\n12\r\n\r\n';
  expect(parseTimedText(srt)).toEqual([
    { start: 0, end: 2.5, text: 'Welcome' },
    { start: 12, end: 14, text: 'There are 12' },
  ]);
});

test('WebVTT is parsed without notes, settings and rolled-up words', () => {
  const vtt = [
    ...['WEBVTT', 'Kind: captions', '', 'NOTE 0:05 not said', '', 'one'],
    ...['00:00.000 --> 00:02.000 align:start', '<v Ada>so this', ''],
    ...['00:02.000 --> 00:04.000', 'so this is &lt;dough&gt;', ''],
  ].join('\n');
  expect(parseTimedText(vtt)).toEqual([
    { start: 0, end: 2, text: 'so this' },
    { start: 2, end: 4, text: 'is <dough>' },
  ]);
});

test('a text without times has no timed lines', () => {
  expect(parseTimedText('Bake at 12:30 sharp, he said.\nThen rest.')).toEqual([]);
});
