import type { Face } from './faces';
import { type Measure, measureOf } from './measure';
import { outlineOf } from './outline';

export type Align = 'left' | 'centre';

/** A box in pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A laid-out block of text: its outlines and its box. */
export interface Block {
  /** SVG path data. */
  path: string;
  box: Box;
  /** Type size of the first text, pixels. */
  size: number;
}

/** Type sizes of the second and third text, relative to the first. */
const STEPS = [1, 0.46, 0.36];
const GAP = 0.42;
const MOST_LINES = 5;

interface Line {
  text: string;
  size: number;
  width: number;
  /** From the block's top to the baseline. */
  baseline: number;
}

/** Lays out texts as large as a box allows, at most `largest` pixels high, in balanced lines. */
export function setBlock(
  texts: readonly string[],
  face: Face,
  room: Box,
  largest: number,
  align: Align,
  measure: Measure = measureOf(face),
): Block {
  let size = largest * face.scale;
  let lines = layOut(texts, face, measure, room.width, size);
  // Terminates: each step is smaller, and at size 1 it stops.
  while (size > 1 && (heightOf(lines, face) > room.height || lines.some(({ width }) => width > room.width))) {
    size *= 0.94;
    lines = layOut(texts, face, measure, room.width, size);
  }
  const width = Math.max(...lines.map((line) => line.width));
  const height = heightOf(lines, face);
  const left = align === 'left' ? room.x : room.x + (room.width - width) / 2;
  const top = room.y + (room.height - height) / 2;
  const path = lines
    .map((line) => {
      const x = align === 'left' ? left : left + (width - line.width) / 2;
      return outlineOf(face, line.text).path(line.size, x, top + line.baseline);
    })
    .join('');
  return { path, box: { x: left, y: top, width, height }, size };
}

function layOut(texts: readonly string[], face: Face, measure: Measure, width: number, size: number): Line[] {
  const lines: Line[] = [];
  let y = 0;
  texts.forEach((text, order) => {
    const own = size * (STEPS[order] ?? 0.36);
    const room = width / own;
    const needed = Math.min(MOST_LINES, Math.max(1, Math.ceil(measure.width(text) / (room * 0.98))));
    const fits = measure.lines(text, needed).every((line) => measure.width(line) <= room);
    if (order > 0) y += GAP * own;
    for (const line of measure.lines(text, fits ? needed : Math.min(MOST_LINES, needed + 1))) {
      lines.push({ text: line, size: own, width: measure.width(line) * own, baseline: y + own * capHeight(face) });
      y += own * face.leading;
    }
  });
  return lines;
}

/** From the top of the first line's capitals to below the last line's descenders. */
function heightOf(lines: readonly Line[], face: Face): number {
  const last = lines.at(-1);
  const font = face.fonts[0];
  const descent = font ? Math.abs(font.descent) / font.unitsPerEm : 0.25;
  return last ? last.baseline + last.size * descent : 0;
}

/** Capitals with room for the accents above them. */
function capHeight(face: Face): number {
  const font = face.fonts[0];
  return font ? Math.min(font.ascent, font.capHeight * 1.28) / font.unitsPerEm : 0.9;
}
