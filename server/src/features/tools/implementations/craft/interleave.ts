/**
 * Interleaves lists: the first item of each, then the second of each, so that few items still come from several lists.
 * @param count at most this many
 */
export function interleave<T>(lists: readonly (readonly T[])[], count: number): T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, round) => lists.flatMap((list) => list.slice(round, round + 1)))
    .flat()
    .slice(0, count);
}
