import type { Span } from '@flint/engines/spec/recording-reader';
import type { Segment } from '@flint/shared/contracts/speech';

/** A sentence that ends so near a pause, in seconds, ends with it. */
const NEAR_S = 1;
const sentences = new Intl.Segmenter(undefined, { granularity: 'sentence' });

/**
 * Places the sentences of a text without times in the sound it was heard in: each takes the share of the spoken time
 * that its letters have of all letters, and those that end near a pause end with it.
 * @param within the part of the sound that the text is of
 */
export function placeWords(text: string, within: Span, pauses: readonly Span[]): Segment[] {
  const said = Array.from(sentences.segment(text), ({ segment }) => segment.trim()).filter(Boolean);
  const letters = said.map((sentence) => sentence.replace(/\s+/gu, '').length);
  const total = letters.reduce((sum, count) => sum + count, 0);
  const spoken = spokenIn(within, pauses);
  const length = spoken.reduce((sum, { start, end }) => sum + end - start, 0);
  const segments: Segment[] = [];
  let counted = 0;
  let from = pointAt(spoken, 0).next;
  for (const [at, sentence] of said.entries()) {
    counted += letters[at] ?? 0;
    const point = pointAt(spoken, at === said.length - 1 ? length : (length * counted) / total);
    const end = Math.max(from, point.end);
    segments.push({ start: from, end, text: sentence });
    from = Math.max(end, point.next);
  }
  return segments;
}

/** Where it is spoken; the whole where nothing is. */
function spokenIn(within: Span, pauses: readonly Span[]): Span[] {
  const spoken: Span[] = [];
  let { start } = within;
  for (const pause of pauses) {
    const end = Math.min(pause.start, within.end);
    if (end > start) spoken.push({ start, end });
    start = Math.max(start, pause.end);
  }
  if (start < within.end) spoken.push({ start, end: within.end });
  return spoken.length > 0 ? spoken : [within];
}

/** The time after so many spoken seconds, and where speech goes on then; they differ at a pause. */
function pointAt(spoken: readonly Span[], seconds: number): { end: number; next: number } {
  let before = 0;
  for (const [at, { start, end }] of spoken.entries()) {
    const left = seconds - before;
    const next = spoken[at + 1]?.start ?? end;
    before += end - start;
    if (Math.abs(before - seconds) <= Math.min(NEAR_S, (end - start) / 2)) return { end, next };
    if (seconds < before) return { end: start + left, next: start + left };
  }
  const last = spoken.at(-1)?.end ?? 0;
  return { end: last, next: last };
}
