import type { Font } from 'fontkit';
import { type Face, has } from './faces';

export interface Outline {
  /** SVG path data at type size 1, baseline at 0, y downwards. */
  path: (size: number, x: number, y: number) => string;
  /** Width at type size 1. */
  width: number;
}

interface Piece {
  font: Font;
  text: string;
}

/** Converts a line of text to glyph outlines, so that user text never becomes markup (SVG injection). */
export function outlineOf(face: Face, text: string): Outline {
  const written = face.capitals ? text.toLocaleUpperCase('en') : text;
  let width = 0;
  const runs = pieces(face, written).map(({ font, text: part }) => {
    const run = font.layout(part);
    const from = width;
    width += run.advanceWidth / font.unitsPerEm;
    return { run, font, from };
  });
  return {
    width,
    path: (size, x, y) =>
      runs
        .map(({ run, font, from }) => {
          const scale = size / font.unitsPerEm;
          let pen = x + from * size;
          return run.glyphs
            .map((glyph, index) => {
              const place = run.positions[index];
              const at = { x: pen + (place?.xOffset ?? 0) * scale, y: y - (place?.yOffset ?? 0) * scale };
              pen += (place?.xAdvance ?? 0) * scale;
              return glyph.path.scale(scale, -scale).translate(at.x, at.y).toSVG();
            })
            .join('');
        })
        .join(''),
  };
}

/** Splits a text into runs by font file; a letter without a glyph in any file is dropped. */
function pieces({ fonts }: Face, text: string): Piece[] {
  const cut: Piece[] = [];
  for (const mark of text.normalize('NFC')) {
    const last = cut.at(-1);
    if (last && has(last.font, mark)) {
      last.text += mark;
      continue;
    }
    const font = fonts.find((candidate) => has(candidate, mark));
    if (font) cut.push({ font, text: mark });
  }
  return cut;
}
