/** The button of a picture, when it is drawn. */
export function findTile(id: string, root: ParentNode = document): HTMLElement | null {
  const tiles = root.querySelectorAll<HTMLElement>('[data-item]');
  return [...tiles].find(({ dataset }) => dataset.item === id) ?? null;
}
