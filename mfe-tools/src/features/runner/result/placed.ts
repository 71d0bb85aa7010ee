/** Items with their places: nothing else names them. */
export function placed<Item>(list: string, items: readonly Item[]) {
  return items.map((item, at) => ({ path: `${list}.${at}`, item, at }));
}
