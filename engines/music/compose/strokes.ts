import type { Pattern } from '../genres/genre';

/** One struck character of a pattern. */
export interface Stroke {
  readonly sign: string;
  /** Sixteenths from the start of the bar. */
  readonly from: number;
  readonly steps: number;
}

/** Parses a bar's pattern into strokes; a pattern shorter than the bar ends in silence. */
export function strokesOf(pattern: Pattern): Stroke[] {
  const signs = [...pattern.replaceAll(' ', '')];
  return signs.flatMap((sign, from) => {
    if (sign === '.' || sign === '_') return [];
    const rest = signs.slice(from + 1).findIndex((next) => next !== '_');
    return [{ sign, from, steps: 1 + (rest < 0 ? signs.length - from - 1 : rest) }];
  });
}
