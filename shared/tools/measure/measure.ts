import { graphemes } from './graphemes';
import { pixelWidth } from './pixels';
import type { TextUnit } from './units';
import { weightedLength } from './weighted';

const utf8 = new TextEncoder();

const LENGTHS: Readonly<Record<TextUnit, (text: string) => number>> = {
  graphemes: (text) => graphemes(text).length,
  'code-points': (text) => Array.from(text).length,
  utf16: (text) => text.length,
  bytes: (text) => utf8.encode(text).length,
  weighted: weightedLength,
  pixels: pixelWidth,
};

/** How long a text is, counted as {@link TextUnit} says; the same on a server and in a browser. */
export function measure(text: string, unit: TextUnit): number {
  return LENGTHS[unit](text);
}
