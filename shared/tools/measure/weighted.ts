import { emojiPattern } from './emoji';
import { urlsIn } from './urls';

/** Configuration version 3 of twitter-text (github.com/twitter/twitter-text, config/v3.json): code points of weight 1. */
const LIGHT: readonly (readonly [first: number, last: number])[] = [
  [0x0000, 0x10ff],
  [0x2000, 0x200d],
  [0x2010, 0x201f],
  [0x2032, 0x2037],
];
const HEAVY_WEIGHT = 2;
const EMOJI_WEIGHT = 2;
/** X replaces every URL by a t.co link of this length. */
const URL_WEIGHT = 23;

/**
 * X's weighted length of a post, of which 280 are free to all (docs.x.com, "Counting characters"): normalised to NFC
 * first; Latin, Greek, Cyrillic and similar scripts count 1, everything else 2, an emoji 2 with all its parts, a URL
 * 23. Approximate where {@link urlsIn} and {@link emojiPattern} are.
 */
export function weightedLength(text: string): number {
  const composed = text.normalize('NFC');
  let length = 0;
  let at = 0;
  for (const { start, end } of urlsIn(composed)) {
    length += weigh(composed.slice(at, start)) + URL_WEIGHT;
    at = end;
  }
  return length + weigh(composed.slice(at));
}

function weigh(text: string): number {
  let length = 0;
  const rest = text.replace(emojiPattern(), () => {
    length += EMOJI_WEIGHT;
    return '';
  });
  for (const sign of rest) length += weightOf(sign.codePointAt(0) ?? 0);
  return length;
}

const weightOf = (point: number): number =>
  LIGHT.some(([first, last]) => point >= first && point <= last) ? 1 : HEAVY_WEIGHT;
