/** Items with their paths as keys. */
export function placed<Item>(list: string, items: readonly Item[]) {
  return items.map((item, at) => ({ path: `${list}.${at}`, item, at }));
}
