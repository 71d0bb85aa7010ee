import { pause } from '@flint/shared/api/pause';
import { request } from '@flint/shared/api/request';
import { type LibraryPicture, listLibrary } from '@flint/shared/contracts/library';
import type { Store } from '@flint/shared/contracts/remotes';
import { pagedResource } from '@flint/shared/state/pages';
import { reload } from '@flint/shared/state/resources';
import { atom } from 'jotai';

/** Debounce of the search, in milliseconds. */
const REST_MS = 250;
const PAGE_SIZE = 48;

/** What is looked for: all pictures or photos alone, by words. */
export interface Sought {
  readonly kind: 'image' | 'upload';
  readonly q: string;
}

export const ALL_PICTURES: Sought = { kind: 'image', q: '' };

export const soughtAtom = atom(ALL_PICTURES);

/** The pictures of the library that fit; the previous result stays until the new one is read. */
export const LIBRARY_PICTURES = pagedResource<LibraryPicture>('library-pictures', async (cursor, { store, signal }) => {
  const { kind, q } = store.get(soughtAtom);
  if (q !== '' && cursor === undefined) await pause(REST_MS, signal);
  const query = { kind, limit: PAGE_SIZE, ...(q !== '' && { q }), ...(cursor !== undefined && { cursor }) };
  const { items, next } = await request(listLibrary, { query }, { ...(signal && { signal }) });
  return { items: items.filter((item) => item.kind === 'image'), next };
});

/** Looks for other pictures. */
export function seek(store: Store, change: Partial<Sought>): void {
  const before = store.get(soughtAtom);
  const after = { ...before, ...change };
  if (after.kind === before.kind && after.q === before.q) return;
  store.set(soughtAtom, after);
  void reload(store, LIBRARY_PICTURES);
}
