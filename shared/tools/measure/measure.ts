import { splitGraphemes } from '../../contracts/graphemes';
import { pixelWidth } from './pixels';
import type { TextUnit } from './units';
import { weightedLength } from './weighted';

const utf8 = new TextEncoder();

const LENGTHS: Readonly<Record<TextUnit, (text: string) => number>> = {
  graphemes: (text) => splitGraphemes(text).length,
  'code-points': (text) => Array.from(text).length,
  utf16: (text) => text.length,
  bytes: (text) => utf8.encode(text).length,
  weighted: weightedLength,
  pixels: pixelWidth,
};

/** The length of a text in a {@link TextUnit}; the same on the server and in the browser. */
export function measure(text: string, unit: TextUnit): number {
  return LENGTHS[unit](text);
}
