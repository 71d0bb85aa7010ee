/**
 * Writes shared/tools/measure/arial-widths.ts: advance widths of Arimo (SIL Open Font License), which was drawn to
 * have those of Arial. Leaves out letters with marks that are as wide as the letter without them.
 *
 *   node scripts/arial-widths.mjs
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as fontkit from 'fontkit';

const require = createRequire(import.meta.url);
const TARGET = path.resolve(import.meta.dirname, '../shared/tools/measure/arial-widths.ts');

/** The package splits the font by script; each file holds its own letters. */
const SUBSETS = ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic', 'hebrew'];
/** Unicode blocks that are common in titles, first and last code point. */
const BLOCKS = [
  [0x0020, 0x007e], // Basic Latin
  [0x00a0, 0x017f], // Latin with marks
  [0x0218, 0x021b],
  [0x0386, 0x03ce], // Greek
  [0x0400, 0x045f], // Cyrillic
  [0x0490, 0x0491],
  [0x05d0, 0x05ea], // Hebrew
  [0x1e00, 0x1ef9], // Latin with two marks
  [0x2010, 0x2044], // General punctuation
  [0x20a0, 0x20bf], // Currencies
  [0x2116, 0x2122],
  [0x2190, 0x2195], // Arrows
  [0x2212, 0x2265], // Mathematics
  [0x25a0, 0x25cf], // Shapes
];

const fonts = SUBSETS.map((subset) =>
  fontkit.openSync(require.resolve(`@fontsource/arimo/files/arimo-${subset}-400-normal.woff2`)),
);
const [{ unitsPerEm }] = fonts;

const widths = new Map();
for (const [first, last] of BLOCKS)
  for (let point = first; point <= last; point += 1) {
    const font = fonts.find((each) => each.hasGlyphForCodePoint(point));
    const sign = String.fromCodePoint(point);
    if (!font || /[\p{M}\p{Cf}]/u.test(sign)) continue;
    widths.set(sign, font.glyphForCodePoint(point).advanceWidth);
  }

const told = (sign) => {
  const base = sign.normalize('NFD').charAt(0);
  return base !== sign && widths.get(base) === widths.get(sign);
};
const byWidth = new Map();
for (const [sign, width] of widths) if (!told(sign)) byWidth.set(width, (byWidth.get(width) ?? '') + sign);

const quoted = (signs) => {
  const escaped = signs.replaceAll('\\', '\\\\').replaceAll('\u00a0', '\\u00a0');
  return escaped.includes("'") && !escaped.includes('"') ? `"${escaped}"` : `'${escaped.replaceAll("'", "\\'")}'`;
};
const rows = [...byWidth].sort(([a], [b]) => a - b).map(([width, signs]) => `  [${width}, ${quoted(signs)}],`);

writeFileSync(
  TARGET,
  `/** Written by scripts/arial-widths.mjs from Arimo, whose advance widths are Arial's. */
export const UNITS_PER_EM = ${unitsPerEm};

/** Signs by their advance width; a letter with marks that is missing is as wide as without them. */
export const ARIAL_WIDTHS: readonly (readonly [width: number, signs: string])[] = [
${rows.join('\n')}
];
`,
);
