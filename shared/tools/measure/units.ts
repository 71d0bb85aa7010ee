/**
 * Units of a text's length. Platforms say "characters" and mean different things:
 * - `graphemes`: perceived characters; an emoji of seven code points is one. For estimates of what is shown.
 * - `code-points`: Unicode characters. For limits published in "characters" without a unit: never fewer than graphemes,
 *   so a text that fits by this count is not refused.
 * - `utf16`: code units, as JavaScript's `length`; only where a platform says so.
 * - `bytes`: of UTF-8.
 * - `weighted`: X's own count, in hundredths rounded down to whole characters.
 * - `pixels`: width in Google's desktop results, Arial at 20 px.
 */
export type TextUnit = 'graphemes' | 'code-points' | 'utf16' | 'bytes' | 'weighted' | 'pixels';
