import { request } from '@flint/shared/api/request';
import type { CallOutput } from '@flint/shared/contracts/call';
import { libraryFacets } from '@flint/shared/contracts/library';
import type { Store } from '@flint/shared/contracts/remotes';
import { atom } from 'jotai';

export type Facets = CallOutput<typeof libraryFacets>;

interface FacetsState {
  userId: string | null;
  /** Null until the server answered. */
  facets: Facets | null;
}

/** What there is to filter by, with counts. */
export const facetsAtom = atom<FacetsState>({ userId: null, facets: null });

/** Reads a user's counts. Never rejects: filters work without them. */
export async function loadFacets(store: Store, userId: string): Promise<void> {
  if (store.get(facetsAtom).userId !== userId) store.set(facetsAtom, { userId, facets: null });
  try {
    const facets = await request(libraryFacets, {});
    if (store.get(facetsAtom).userId === userId) store.set(facetsAtom, { userId, facets });
  } catch {
    // What was known stays.
  }
}
