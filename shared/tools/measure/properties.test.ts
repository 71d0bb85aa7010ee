import fc from 'fast-check';
import { cut } from './cut';
import { graphemes } from './graphemes';
import { measure } from './measure';
import type { TextUnit } from './units';

const UNITS: readonly TextUnit[] = ['graphemes', 'code-points', 'utf16', 'bytes', 'weighted', 'pixels'];
const EMOJI = ['😀', '👨‍👩‍👧‍👦', '🇩🇪', '👍🏽', '1️⃣', '❤️', '🏳️‍🌈', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🙋🏽‍♀️'];
const PIECES = [
  ...EMOJI,
  '漢',
  'かな',
  '한',
  'e\u0301',
  'ä',
  'a\u0323\u0302',
  'नि',
  'Ж',
  '“',
  '…',
  '\n',
  ' ',
  'x',
  '.',
];
const URLS = ['https://example.com/a(b)?c=d#e', 'example.com', 'sub.example.co.uk/path'];

/** Text as people post it: words, emoji, letters of other scripts, marks, addresses. */
const posts = fc
  .array(fc.oneof(fc.constantFrom(...PIECES), fc.constantFrom(...URLS), fc.string({ unit: 'grapheme', maxLength: 6 })))
  .map((pieces) => pieces.join(''));
const emoji = fc.array(fc.constantFrom(...EMOJI));
/** Words of letters alone, which no neighbour joins or makes an address of. */
const words = fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { maxLength: 8 }).map((each) => each.join(' '));

test('bytes are those that are sent', () => {
  fc.assert(fc.property(posts, (text) => measure(text, 'bytes') === Buffer.byteLength(text)));
});

test('a sign has at least one code point, a code point at least one unit, a unit at least one byte', () => {
  fc.assert(
    fc.property(posts, (text) => {
      const [signs, points, units, bytes] = UNITS.map((unit) => measure(text, unit)) as [
        number,
        number,
        number,
        number,
      ];
      expect([signs, points, units, bytes]).toEqual([signs, points, units, bytes].sort((a, b) => a - b));
    }),
  );
});

test('X counts plain text as long as it is, and every emoji 2', () => {
  const plain = fc.stringMatching(/^[ -~]*$/).filter((text) => !/[./:]/.test(text));
  fc.assert(fc.property(plain, (text) => measure(text, 'weighted') === text.length));
  fc.assert(fc.property(emoji, (each) => measure(each.join(' '), 'weighted') === Math.max(0, 3 * each.length - 1)));
});

test('X counts a link 23, whatever stands around it', () => {
  fc.assert(
    fc.property(words, fc.constantFrom(...URLS), words, (before, url, after) => {
      const around = measure(`${before}  ${after}`, 'weighted');
      return measure(`${before} ${url} ${after}`, 'weighted') === around + 23;
    }),
  );
});

test('X’s count and widths do not tell composed letters from parts', () => {
  fc.assert(
    fc.property(posts, fc.constantFrom<TextUnit>('weighted', 'pixels'), (text, unit) => {
      expect(measure(text.normalize('NFD'), unit)).toBe(measure(text.normalize('NFC'), unit));
    }),
  );
});

test.each(UNITS)('%s of two words and a space are theirs together', (unit) => {
  fc.assert(
    fc.property(words, words, (one, two) => {
      const apart = measure(one, unit) + measure(' ', unit) + measure(two, unit);
      // Each of the three is rounded to whole pixels by itself.
      expect(Math.abs(measure(`${one} ${two}`, unit) - apart)).toBeLessThanOrEqual(unit === 'pixels' ? 2 : 0);
    }),
  );
});

test.each(UNITS)('what is cut by %s fits, is a start of the text and ends with a whole sign', (unit) => {
  fc.assert(
    fc.property(posts, fc.nat(60), fc.constantFrom('', '…'), (text, limit, mark) => {
      const rest = cut(text, limit, unit, { mark });
      expect(measure(rest, unit)).toBeLessThanOrEqual(limit);
      if (rest === text) return;
      const start = mark && rest.endsWith(mark) ? rest.slice(0, -mark.length) : rest;
      expect(text.startsWith(start)).toBe(true);
      const signs = graphemes(text);
      let at = 0;
      while (at < start.length) at += signs.shift()?.length ?? 1;
      expect(at).toBe(start.length);
    }),
  );
});

test.each(UNITS)('a text within its limit is not cut by %s', (unit) => {
  fc.assert(fc.property(posts, (text) => cut(text, measure(text, unit), unit) === text));
});
