/**
 * The first of each list, then the second of each: several kinds stay several however few are asked for.
 * @param count the most that are taken
 */
export function byTurns<T>(lists: readonly (readonly T[])[], count: number): T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, round) => lists.flatMap((list) => list.slice(round, round + 1)))
    .flat()
    .slice(0, count);
}
