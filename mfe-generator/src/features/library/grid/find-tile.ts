/** The button of an item, when it is rendered. */
export function findTile(id: string, root: ParentNode = document): HTMLElement | null {
  const tiles = root.querySelectorAll<HTMLElement>('[data-item]');
  return [...tiles].find(({ dataset }) => dataset.item === id) ?? null;
}
