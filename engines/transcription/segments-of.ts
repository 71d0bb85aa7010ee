import type { HeardSegment } from '@flint/shared/contracts/speech';
import type { Word } from './read-words';

/** Pause that ends a segment, seconds. */
const PAUSE_S = 0.45;
/** A segment longer than the first length ends at the next short pause, and in any case at the second. */
const LONG_S = 5;
const SHORT_PAUSE_S = 0.12;
const LONGEST_S = 9;

/** Groups words into caption segments at pauses, in order and without overlap, each capitalised. */
export function segmentsOf(words: readonly Word[]): HeardSegment[] {
  const groups: Word[][] = [];
  for (const word of words) {
    const open = groups.at(-1);
    if (open && goesOn(open, word)) open.push(word);
    else groups.push([word]);
  }
  return groups.map((group) => {
    const text = group.map((word) => word.text).join(' ');
    const [start, end] = [group[0]?.start ?? 0, group.at(-1)?.end ?? 0];
    return { start, end, text: text.charAt(0).toUpperCase() + text.slice(1), words: group };
  });
}

function goesOn(open: readonly Word[], next: Word): boolean {
  const pause = next.start - (open.at(-1)?.end ?? 0);
  const length = next.end - (open[0]?.start ?? 0);
  return pause < PAUSE_S && length <= LONGEST_S && !(length > LONG_S && pause >= SHORT_PAUSE_S);
}
