import * as z from './schema';
import { isVisible } from './visible-text';

const Name = z.string().check(z.trim(), z.minLength(1, 'Enter a name.'));

test.each([
  ['white space', ' \t\n\u00a0\u2003\u3000'],
  ['zero-width characters', '\u200b\u200c\u200d\u2060\ufeff'],
  ['directional marks', '\u200e\u200f\u061c\u202a\u202e\u202c\u2066\u2069'],
  ['a soft hyphen', '\u00ad'],
  ['the combining grapheme joiner', '\u034f'],
  ['fillers of Hangul', '\u115f\u1160\u3164\uffa0'],
  ['the blank of Braille', '\u2800'],
  ['variation selectors', '\ufe0e\ufe0f\u{e0100}'],
  ['tags', '\u{e0001}\u{e0061}\u{e007f}'],
  ['controls', '\u0001\u007f\u0085'],
  ['the Mongolian vowel separator', '\u180e'],
])('%s alone are an empty text', (_what, text) => {
  expect(isVisible(text)).toBe(false);
  expect(Name.safeParse(` ${text}`).error?.issues[0]?.message).toBe('Enter a name.');
});

test.each([
  'Maya',
  '0',
  '.',
  '👩\u200d👩\u200d👧',
  '❤\ufe0f',
  'می\u200cخواهم',
  'क्\u200dष',
  '\u202eשלום\u202c',
  'co\u00adop',
])('%s is kept as it is', (text) => {
  expect(isVisible(text)).toBe(true);
  expect(Name.parse(`  ${text}\n`)).toBe(text);
});
