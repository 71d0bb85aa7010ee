import { cut } from './cut';
import { measure } from './measure';

/** Lengths from X's documentation ("Counting characters") and the published tests of twitter-text. */
test.each([
  ['a', 1],
  ['á', 1],
  ['cafe\u0301', 4],
  ['👾', 2],
  ['🙋🏽', 2],
  ['👨‍🎤', 2],
  ['👨‍👩‍👧‍👦', 2],
  ['🇩🇪', 2],
  ['1️⃣', 2],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', 2],
  ['漢字', 4],
  ['http://example.com', 23],
  ['https://example.com/a/very/long/path?with=a&query=that-goes-on#and-on', 23],
  ['example.com', 23],
  ['see example.com.', 28],
  ['(https://en.wikipedia.org/wiki/Flint_(stone))', 25],
  ['me@example.com', 14],
  ['file.txt', 8],
  ['1.5 and v2.0', 12],
  ['“quotes” and — dashes…', 23],
])('X counts %j as %i', (text, length) => {
  expect(measure(text, 'weighted')).toBe(length);
});

test('one family is one sign, seven characters, eleven units and 25 bytes', () => {
  const lengths = (['graphemes', 'code-points', 'utf16', 'bytes'] as const).map((unit) => measure('👨‍👩‍👧‍👦', unit));
  expect(lengths).toEqual([1, 7, 11, 25]);
});

test.each([
  ['', 0],
  ['iiii', 18],
  ['WWWW', 76],
  ['The quick brown fox jumps over the lazy dog', 396],
  ['é', 11],
  ['漢字', 40],
  ['👨‍👩‍👧‍👦', 25],
])('%j is %i pixels wide in Google’s results', (text, width) => {
  expect(measure(text, 'pixels')).toBe(width);
});

test.each([
  ['one two three', 9, '', 'one two'],
  ['one two three', 9, '…', 'one two…'],
  ['incomprehensible', 5, '…', 'inco…'],
  ['see https://example.com/page', 12, '', 'see'],
  ['https://example.com/page', 12, '…', '…'],
  ['👨‍👩‍👧‍👦👨‍👩‍👧‍👦', 8, '', '👨‍👩‍👧‍👦'],
  ['short', 5, '…', 'short'],
  ['none', 0, '…', ''],
])('%j cut to %i with %j is %j', (text, limit, mark, rest) => {
  expect(cut(text, limit, 'code-points', { mark })).toBe(rest);
});
