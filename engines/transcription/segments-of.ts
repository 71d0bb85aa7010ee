import type { HeardSegment } from '@flint/shared/contracts/speech';
import type { Word } from './read-words';

/** A pause of this length ends a segment, in seconds. */
const PAUSE_S = 0.45;
/** A segment longer than this ends at the next short pause, and in any case at the second length. */
const LONG_S = 5;
const SHORT_PAUSE_S = 0.12;
const LONGEST_S = 9;

/** Words in stretches as people pause, in order and without overlap, each beginning with a capital. */
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
