import { eastAsianWidth } from 'get-east-asian-width';
import { graphemesOf } from './graphemes';

const PICTURE = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u;
/** Signs that stand beside the letter they belong to (Thai and Lao AM). */
const BESIDE = /[\u0e33\u0eb3]$/u;
const UNSEEN = /^[\p{Cc}\p{Cf}\p{M}]+$/u;

/** Columns that a text takes: a full-width letter and an emoji take two. */
export function displayWidth(text: string): number {
  return graphemesOf(text).reduce((sum, grapheme) => sum + graphemeWidth(grapheme), 0);
}

function graphemeWidth(grapheme: string): number {
  if (UNSEEN.test(grapheme)) return 0;
  if (PICTURE.test(grapheme) && !/^[\d#*©®™]$/u.test(grapheme)) return 2;
  return eastAsianWidth(grapheme.codePointAt(0) ?? 0) + (grapheme.length > 1 && BESIDE.test(grapheme) ? 1 : 0);
}
