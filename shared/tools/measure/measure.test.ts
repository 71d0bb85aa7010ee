import { cut } from './cut';
import { measure } from './measure';

/** Examples of X's documentation ("Counting characters") and of the published tests of twitter-text. */
test.each([
  ['This is a test.', 15],
  ['á', 1],
  ['cafe\u0301', 4],
  ['A\u0301B', 2],
  ['A\ufb2c', 4],
  ['👾', 2],
  ['🙋🏽👨‍🎤', 4],
  ['H🐱☺👨‍👩‍👧‍👦', 7],
  ['😷👾😡🔥💩', 10],
  ['1⃣', 2],
  ['Unicode 9.0 emoji: 🤠; 💃; 💃🏾', 29],
  ['Unicode 10.0 emoji: 🤪; 🧕; 🧕🏾; 🏴󠁧󠁢󠁥󠁮󠁧󠁿', 34],
  ['🇩🇪', 2],
  ['© ®️', 4],
  ['漢字', 4],
  ['\u2000\u200a\u200b\u200d \u2010\u201f', 7],
  ['\u2016 \u2032\u2037 \u2026', 7],
  ['http://test.co', 23],
  ['Hi http://test.co', 26],
  ['Test https://test.com test https://test.com test.com test', 86],
  ['https://www.twitter.com/aloha '.repeat(10), 240],
  [`285 chars-${'xxxxxxxxxx-'.repeat(25)}`, 285],
  ['foo.co.jp', 23],
  ['example.com/path/to/resource?search=foo&lang=en', 23],
  ['HTTPS://www.ExaMPLE.COM/index.html', 23],
  ['http://example.com/Русские_слова', 23],
  ['http://☃.net/', 23],
  ['https://www.youtube.com/playlist?list=PL0ZPu8XSRTB7wZzn0mLHMvyzVFeRxbWn-', 23],
  [`${'randomurl'.repeat(7)}s.com`, 68],
  ['see example.com.', 28],
  ['(https://en.wikipedia.org/wiki/Flint_(stone))', 25],
  ['https://example.com/のの', 27],
  ['ののexample.comのの', 31],
  ['me@example.com', 14],
  ['#example.com', 12],
  ['file.txt', 8],
  ['1.5 and v2.0', 12],
])('X counts %j as %i', (text, length) => {
  expect(measure(text, 'weighted')).toBe(length);
});

test('one family emoji is one grapheme, seven code points, eleven units and 25 bytes', () => {
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
