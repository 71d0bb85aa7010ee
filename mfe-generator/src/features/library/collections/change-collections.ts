import { request } from '@flint/shared/api/request';
import {
  type Collection,
  changeCollection,
  createCollection,
  deleteCollection,
  renameCollection,
} from '@flint/shared/contracts/collections';
import { SELECTION_MAX } from '@flint/shared/contracts/library';
import type { Store } from '@flint/shared/contracts/remotes';
import { inParts } from '../list/in-parts';
import { patchItems } from '../list/library-atom';
import { putCollection } from './use-collections';

/**
 * Creates a collection with items.
 * @throws as `request`
 */
export async function makeCollection(
  store: Store,
  name: string,
  ids: readonly string[],
  idempotencyKey: string,
): Promise<Collection> {
  const first = ids.slice(0, SELECTION_MAX);
  const body = { name, ...(first.length > 0 && { ids: first }) };
  const { collection } = await request(createCollection, { body }, { idempotencyKey });
  putCollection(store, collection.id, collection);
  mark(store, collection.id, first, true);
  if (ids.length > SELECTION_MAX) await fillCollection(store, collection.id, ids.slice(SELECTION_MAX));
  return collection;
}

/** @throws as `request` */
export async function nameCollection(store: Store, id: string, name: string): Promise<void> {
  const { collection } = await request(renameCollection, { params: { id }, body: { name } });
  putCollection(store, id, collection);
}

/**
 * Deletes a collection; its items stay in the library.
 * @throws as `request`
 */
export async function removeCollection(store: Store, id: string): Promise<void> {
  await request(deleteCollection, { params: { id } });
  putCollection(store, id);
}

/**
 * Adds items to a collection.
 * @throws as `request`
 */
export function fillCollection(store: Store, id: string, ids: readonly string[]): Promise<void> {
  return move(store, id, ids, true);
}

/**
 * Removes items from a collection.
 * @throws as `request`
 */
export function emptyCollection(store: Store, id: string, ids: readonly string[]): Promise<void> {
  return move(store, id, ids, false);
}

async function move(store: Store, id: string, ids: readonly string[], inside: boolean): Promise<void> {
  await inParts(ids, async (part) => {
    const body = inside ? { add: part } : { remove: part };
    const { collection } = await request(changeCollection, { params: { id }, body });
    putCollection(store, id, collection);
    mark(store, id, part, inside);
  });
}

/** Optimistic update of the items' collections. */
function mark(store: Store, id: string, ids: readonly string[], inside: boolean): void {
  patchItems(store, new Set(ids), (item) => {
    const others = item.collectionIds.filter((each) => each !== id);
    return { ...item, collectionIds: inside ? [...others, id] : others };
  });
}
