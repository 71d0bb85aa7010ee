import { request } from '@flint/shared/api/request';
import { deleteItems, favouriteItems, restoreItems } from '@flint/shared/contracts/library';
import type { Store } from '@flint/shared/contracts/remotes';
import { inParts } from './in-parts';
import { hideItems, libraryAtom, patchItems, showItems } from './library-atom';

/** The newest change of each item: a failed older one rolls nothing back. */
const newest = new Map<string, symbol>();

/**
 * Optimistic update: marks items as favourites or not, at once; rolls back what the server refuses.
 * @throws as `request`
 */
export async function setFavourite(store: Store, ids: readonly string[], favourite: boolean): Promise<void> {
  const { items, aside } = store.get(libraryAtom);
  const wanted = new Set(ids);
  const held = aside ? [...items, aside] : items;
  const before = new Map(held.filter(({ id }) => wanted.has(id)).map((item) => [item.id, item.favourite]));
  const wish = Symbol('favourite');
  for (const id of ids) newest.set(id, wish);
  patchItems(store, wanted, (item) => ({ ...item, favourite }));
  try {
    await inParts(ids, (part) => request(favouriteItems, { body: { ids: part, favourite } }));
  } catch (error) {
    const mine = new Set(ids.filter((id) => newest.get(id) === wish));
    patchItems(store, mine, (item) => ({ ...item, favourite: before.get(item.id) ?? item.favourite }));
    throw error;
  } finally {
    for (const id of ids) if (newest.get(id) === wish) newest.delete(id);
  }
}

/**
 * Optimistic update: deletes items, hidden at once; shown again when the server refuses.
 * @throws as `request`
 */
export function removeItems(store: Store, ids: readonly string[]): Promise<void> {
  return hidden(store, ids, (part) => request(deleteItems, { body: { ids: part } }));
}

/**
 * Restores items from the list of deleted ones.
 * @throws as `request`
 */
export function takeBack(store: Store, ids: readonly string[]): Promise<void> {
  return hidden(store, ids, (part) => request(restoreItems, { body: { ids: part } }));
}

/**
 * Undoes a deletion: the items are shown in place again.
 * @throws as `request`
 */
export async function undoRemove(store: Store, ids: readonly string[]): Promise<void> {
  showItems(store, ids);
  try {
    await inParts(ids, (part) => request(restoreItems, { body: { ids: part } }));
  } catch (error) {
    hideItems(store, ids);
    throw error;
  }
}

async function hidden(store: Store, ids: readonly string[], act: (part: string[]) => Promise<unknown>): Promise<void> {
  hideItems(store, ids);
  try {
    await inParts(ids, act);
  } catch (error) {
    showItems(store, ids);
    throw error;
  }
}
