import type { Span } from '@flint/engines/spec/recording-reader';

/**
 * Divides a sound into parts of at most `most` seconds, each cut in the middle of the longest pause of the half before
 * its limit; where nobody pauses, at the limit.
 */
export function cutAtPauses(whole: Span, pauses: readonly Span[], most: number): Span[] {
  const parts: Span[] = [];
  let { start } = whole;
  while (whole.end - start > most) {
    const [least, limit] = [start + most / 2, start + most];
    const within = pauses
      .map((pause) => ({ start: Math.max(pause.start, least), end: Math.min(pause.end, limit) }))
      .filter((pause) => pause.end > pause.start)
      .sort((one, other) => other.end - other.start - (one.end - one.start));
    const end = within[0] ? (within[0].start + within[0].end) / 2 : limit;
    parts.push({ start, end });
    start = end;
  }
  return [...parts, { start, end: whole.end }];
}
