import fc from 'fast-check';
import { splitGraphemes } from '../../contracts/graphemes';
import { cut } from './cut';
import { measure } from './measure';
import type { TextUnit } from './units';

/** `npm run fuzz` sets a new one each time. */
fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 22) });

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

/** Generates text as people post it: words, emoji, other scripts, combining marks, URLs. */
const posts = fc
  .array(fc.oneof(fc.constantFrom(...PIECES), fc.constantFrom(...URLS), fc.string({ unit: 'grapheme', maxLength: 6 })))
  .map((pieces) => pieces.join(''));
const emoji = fc.array(fc.constantFrom(...EMOJI));
/** Generates words of letters, which neither join with neighbours nor form a URL. */
const words = fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { maxLength: 8 }).map((each) => each.join(' '));

test('bytes are those of the UTF-8 encoding', () => {
  fc.assert(fc.property(posts, (text) => measure(text, 'bytes') === Buffer.byteLength(text)));
});

test('a grapheme has at least one code point, a code point at least one unit, a unit at least one byte', () => {
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

test('X counts plain text by its length, and every emoji as 2', () => {
  const plain = fc.stringMatching(/^[ -~]*$/).filter((text) => !/[./:]/.test(text));
  fc.assert(fc.property(plain, (text) => measure(text, 'weighted') === text.length));
  fc.assert(fc.property(emoji, (each) => measure(each.join(' '), 'weighted') === Math.max(0, 3 * each.length - 1)));
});

test('X counts a link as 23, in any context', () => {
  fc.assert(
    fc.property(words, fc.constantFrom(...URLS), words, (before, url, after) => {
      const around = measure(`${before}  ${after}`, 'weighted');
      return measure(`${before} ${url} ${after}`, 'weighted') === around + 23;
    }),
  );
});

test('X’s count and pixel widths are independent of Unicode normalization', () => {
  fc.assert(
    fc.property(posts, fc.constantFrom<TextUnit>('weighted', 'pixels'), (text, unit) => {
      expect(measure(text.normalize('NFD'), unit)).toBe(measure(text.normalize('NFC'), unit));
    }),
  );
});

test.each(UNITS)('%s of two words and a space add up', (unit) => {
  fc.assert(
    fc.property(words, words, (one, two) => {
      const apart = measure(one, unit) + measure(' ', unit) + measure(two, unit);
      // Each of the three is rounded to whole pixels.
      expect(Math.abs(measure(`${one} ${two}`, unit) - apart)).toBeLessThanOrEqual(unit === 'pixels' ? 2 : 0);
    }),
  );
});

test.each(UNITS)('text cut by %s fits, is a prefix and ends at a grapheme boundary', (unit) => {
  fc.assert(
    fc.property(posts, fc.nat(60), fc.constantFrom('', '…'), (text, limit, mark) => {
      const rest = cut(text, limit, unit, { mark });
      expect(measure(rest, unit)).toBeLessThanOrEqual(limit);
      if (rest === text) return;
      const start = mark && rest.endsWith(mark) ? rest.slice(0, -mark.length) : rest;
      expect(text.startsWith(start)).toBe(true);
      const signs = splitGraphemes(text);
      let at = 0;
      while (at < start.length) at += signs.shift()?.length ?? 1;
      expect(at).toBe(start.length);
    }),
  );
});

test.each(UNITS)('a text within its limit is not cut by %s', (unit) => {
  fc.assert(fc.property(posts, (text) => cut(text, measure(text, unit), unit) === text));
});
