import { type Font, openSync } from 'fontkit';
import { pixelWidth } from './pixels';

/** The font whose widths are in the table, as scripts/arial-widths.mjs reads it. */
function fontOf(subset: string): Font {
  const font = openSync(require.resolve(`@fontsource/arimo/files/arimo-${subset}-400-normal.woff2`));
  if (!('hasGlyphForCodePoint' in font)) throw new TypeError('One font was expected.');
  return font;
}

test.each([
  ['latin', '0123456789 The quick brown fox jumps over a lazy dog: “yes”, (no) & maybe – 50% off…'],
  ['latin', 'ÀÉÎÕÜ àéîõü çñß ¿¡ €'],
  ['latin-ext', 'ĄĆĘŁŃŚŹŻ ąćęłńśźż ğışŐű'],
  ['vietnamese', 'ẠẶỆ ạặệ ợự'],
  ['greek', 'Ξεσκεπάζω'],
  ['cyrillic', 'Съешь ещё'],
])('%s: %j is as wide as its font renders it, without kerning', (subset, text) => {
  const font = fontOf(subset);
  const points = Array.from(text, (sign) => sign.codePointAt(0)!).filter((point) => font.hasGlyphForCodePoint(point));
  const units = points.reduce((sum, point) => sum + font.glyphForCodePoint(point).advanceWidth, 0);
  expect(points.length).toBeGreaterThan(3);
  expect(pixelWidth(String.fromCodePoint(...points))).toBe(Math.round((units * 20) / font.unitsPerEm));
});

test('a decomposed arrow with a stroke is as wide as the composed one', () => {
  expect(pixelWidth('↮'.normalize('NFD'))).toBe(pixelWidth('↮'));
});
