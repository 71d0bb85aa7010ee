/**
 * How a text is counted. Platforms say "characters" and mean different things:
 * - `graphemes`: what a reader sees as one sign; an emoji of seven code points is one. For estimates of what is shown.
 * - `code-points`: Unicode characters. For limits published in "characters" and nothing more: never fewer than
 *   graphemes, so what fits by this count is not refused for a sign that a reader takes for one.
 * - `utf16`: code units, as JavaScript's `length`; only where a platform says so.
 * - `bytes`: of UTF-8.
 * - `weighted`: X's own count, in hundredths rounded down to whole characters.
 * - `pixels`: width in Google's desktop results, Arial at 20 px.
 */
export type TextUnit = 'graphemes' | 'code-points' | 'utf16' | 'bytes' | 'weighted' | 'pixels';
