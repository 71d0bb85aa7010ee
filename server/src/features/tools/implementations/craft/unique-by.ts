/**
 * Keeps the first item of each key, in order; drops items with an empty key.
 * @param keyOf compared without regard to case
 */
export function uniqueBy<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  const seen = new Set(['']);
  return items.filter((item) => {
    const key = keyOf(item).toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
}
