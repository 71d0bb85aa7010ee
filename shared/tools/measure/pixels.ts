import { ARIAL_WIDTHS, UNITS_PER_EM } from './arial-widths';
import { emojiPattern } from './emoji';

/** Size of a title in Google's results on a desktop, in CSS pixels. */
const FONT_SIZE = 20;
/**
 * Widths of characters that Arial lacks, in Arial's units: an emoji; a Chinese, Japanese or Korean character; any
 * other.
 */
const EMOJI_WIDTH = 1.25 * UNITS_PER_EM;
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff01-\uff60]/u;
const OTHER_WIDTH = 1139;
const NO_WIDTH = /[\p{M}\p{Cf}\p{Cc}]/u;

const WIDTHS: ReadonlyMap<string, number> = new Map(
  ARIAL_WIDTHS.flatMap(([width, signs]) => Array.from(signs, (sign): [string, number] => [sign, width])),
);

/**
 * Width of a text as a title in Google's desktop results, in whole pixels: advance widths of Arial at 20 px, from a
 * metric-compatible font. Without kerning, so up to two pixels too wide; characters that Arial lacks have a fixed width
 * of their kind, and joined scripts are measured letter by letter.
 */
export function pixelWidth(text: string): number {
  let units = 0;
  // Composed first: a decomposed ↮ begins with ↔, which is an emoji.
  const rest = text.normalize('NFC').replace(emojiPattern(), () => {
    units += EMOJI_WIDTH;
    return '';
  });
  for (const sign of rest) units += unitsOf(sign);
  return Math.round((units * FONT_SIZE) / UNITS_PER_EM);
}

/** An accented letter has its base letter's width, except those in the table. */
function unitsOf(sign: string): number {
  const known = WIDTHS.get(sign) ?? WIDTHS.get(sign.normalize('NFD').charAt(0));
  if (known !== undefined) return known;
  if (NO_WIDTH.test(sign)) return 0;
  return WIDE.test(sign) ? UNITS_PER_EM : OTHER_WIDTH;
}
