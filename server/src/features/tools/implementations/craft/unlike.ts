/**
 * The first of each that say the same, in their order; those that say nothing are left out.
 * @param saying what one says, in whatever case
 */
export function unlike<T>(items: readonly T[], saying: (item: T) => string): T[] {
  const said = new Set(['']);
  return items.filter((item) => {
    const words = saying(item).toLowerCase();
    return !said.has(words) && said.add(words);
  });
}
