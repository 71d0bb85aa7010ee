import { request } from '@flint/shared/api/request';
import { type Collection, listCollections } from '@flint/shared/contracts/library';
import type { Store } from '@flint/shared/contracts/remotes';
import { atom } from 'jotai';

interface CollectionsState {
  userId: string | null;
  /** By name. */
  collections: readonly Collection[];
}

/** The viewer's collections, as far as they are known. */
export const collectionsAtom = atom<CollectionsState>({ userId: null, collections: [] });

/** Reads a user's collections. Never rejects: the library works without them. */
export async function loadCollections(store: Store, userId: string): Promise<void> {
  if (store.get(collectionsAtom).userId !== userId) store.set(collectionsAtom, { userId, collections: [] });
  try {
    const { collections } = await request(listCollections, {});
    if (store.get(collectionsAtom).userId === userId) store.set(collectionsAtom, { userId, collections });
  } catch {
    // What was known stays.
  }
}

/** Takes over what an answer says about one of them; none takes it out. */
export function putCollection(store: Store, id: string, collection?: Collection): void {
  const state = store.get(collectionsAtom);
  const others = state.collections.filter((each) => each.id !== id);
  const all = collection ? [...others, collection] : others;
  store.set(collectionsAtom, { ...state, collections: all.sort((a, b) => a.name.localeCompare(b.name)) });
}
