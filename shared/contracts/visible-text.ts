/**
 * What shows nothing: white space, control and format characters (zero-width, directional, soft hyphen), variation
 * selectors, fillers of Hangul, and the blank of Braille. Joiners show nothing by themselves, but within words and emoji
 * they are left alone.
 */
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Z}\p{DI}\u2800]/u;

/** Whether a text has a character that a reader can see. */
export const isVisible = (text: string): boolean => VISIBLE.test(text);
