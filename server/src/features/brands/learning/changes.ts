import { diffArrays } from 'diff';
import type { ReadEdit } from './lesson';
import type { Token } from './read-text';

/** A word-level diff: `[from, to)` of words that were replaced, removed or inserted, in both texts. */
export interface Change {
  readonly wrote: readonly [from: number, to: number];
  readonly kept: readonly [from: number, to: number];
}

export interface Changes {
  readonly all: readonly Change[];
  /** Unchanged words: their indexes in both texts. */
  readonly same: readonly (readonly [wrote: number, kept: number])[];
}

/** With more changed words a text counts as rewritten. Also bounds the diff, which is quadratic in them. */
const CHANGES_MAX = 300;
/** Below this unchanged share a text counts as rewritten, and single words teach nothing. */
const ANEW = 0.4;

/** Word-level diff; undefined when the text was rewritten. */
export function changesOf({ wrote, kept }: ReadEdit): Changes | undefined {
  const [before, after] = [wrote.words, kept.words];
  const least = Math.max(1, Math.min(before.length, after.length));
  if (shared(before, after) / least < ANEW && least > 1) return undefined;
  const comparator = (one: Token, other: Token) => one.key === other.key;
  const parts = diffArrays([...before], [...after], { comparator, maxEditLength: CHANGES_MAX });
  if (!parts) return undefined;
  const all: Change[] = [];
  const same: [number, number][] = [];
  let [i, j] = [0, 0];
  let open: Change | undefined;
  for (const { value, added, removed } of parts) {
    const length = value.length;
    if (!added && !removed) {
      for (let step = 0; step < length; step++) same.push([i + step, j + step]);
      open = undefined;
    } else {
      const from = open ?? { wrote: [i, i], kept: [j, j] };
      if (open) all.pop();
      open = { wrote: [from.wrote[0], i + (removed ? length : 0)], kept: [from.kept[0], j + (added ? length : 0)] };
      all.push(open);
    }
    if (!added) i += length;
    if (!removed) j += length;
  }
  return same.length / least < ANEW && least > 1 ? undefined : { all, same };
}

/** Number of words that two texts share, in any position. */
function shared(before: readonly Token[], after: readonly Token[]): number {
  const left = new Map<string, number>();
  for (const { key } of before) left.set(key, (left.get(key) ?? 0) + 1);
  return after.filter(({ key }) => {
    const count = left.get(key) ?? 0;
    left.set(key, count - 1);
    return count > 0;
  }).length;
}
