import { type BreakAt, breakLines } from './break-lines';
import type { Face } from './faces';
import { outlineOf } from './outline';

/** Memoised text widths and line breaks of one face at type size 1. */
export interface Measure {
  width(line: string): number;
  /** Breaks the text into a number of balanced lines. */
  lines(text: string, count: number): readonly string[];
}

export function measureOf(face: Face): Measure {
  const widths = new Map<string, number>();
  const broken = new Map<string, readonly string[]>();
  const width = (line: string) => {
    const known = widths.get(line) ?? outlineOf(face, line).width;
    widths.set(line, known);
    return known;
  };
  const parts: BreakAt = { width, space: width('n n') - width('nn') };
  return {
    width,
    lines(text, count) {
      const key = `${count} ${text}`;
      const known = broken.get(key) ?? breakLines(text, count, parts);
      broken.set(key, known);
      return known;
    },
  };
}
