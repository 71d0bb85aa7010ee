import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';

const require = createRequire(import.meta.url);

/** Files of the typeface, one for each set of letters. */
const LETTERS = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek'];

/** A file of the typeface for running text. */
export interface TextFont {
  readonly name: string;
  readonly data: Buffer;
  /** Whether it has a glyph for a character. */
  has(mark: string): boolean;
}

/** The typeface for running text in documents, under the Open Font License. */
export function openTextFonts(): TextFont[] {
  const first = require.resolve('@fontsource/manrope/files/manrope-latin-400-normal.woff');
  return LETTERS.map((name) => {
    const data = readFileSync(first.replace(/-latin-(?=\d+-normal)/, `-${name}-`));
    const font = create(data);
    return {
      ...{ name, data },
      has: (mark) => 'hasGlyphForCodePoint' in font && font.hasGlyphForCodePoint(mark.codePointAt(0) ?? 0),
    };
  });
}
