import type { LibraryItem } from '@flint/shared/contracts/library';
import type { Store } from '@flint/shared/contracts/remotes';
import { atom } from 'jotai';

export interface LibraryState {
  /** Whose list this is, and what it answers. */
  readonly userId: string | null;
  readonly key: string | null;
  /** Newest first, as far as it was read. While `phase` is `loading` they still answer the question before. */
  readonly items: readonly LibraryItem[];
  /** Taken out of sight before the server has said so, or with its word; they come back when it is undone. */
  readonly gone: ReadonlySet<string>;
  /** What follows the last item; null at the end. */
  readonly next: string | null;
  /** How many there are altogether, those out of sight included. */
  readonly total: number | null;
  readonly phase: 'loading' | 'ready' | 'failed';
  readonly more: 'idle' | 'loading' | 'failed';
  readonly error: string | null;
  /** One that was opened by its address and is not among the items. */
  readonly aside: LibraryItem | null;
}

export const EMPTY_LIBRARY: LibraryState = {
  userId: null,
  key: null,
  items: [],
  gone: new Set(),
  next: null,
  total: null,
  phase: 'loading',
  more: 'idle',
  error: null,
  aside: null,
};

/** The list of the page. Written by the functions of this folder only. */
export const libraryAtom = atom(EMPTY_LIBRARY);

/** The items in sight. */
export const shownItemsAtom = atom((get) => {
  const { items, gone } = get(libraryAtom);
  return gone.size === 0 ? items : items.filter(({ id }) => !gone.has(id));
});

/** Changes items wherever they are held. */
export function patchItems(store: Store, ids: ReadonlySet<string>, change: (item: LibraryItem) => LibraryItem): void {
  const state = store.get(libraryAtom);
  const patch = (item: LibraryItem) => (ids.has(item.id) ? change(item) : item);
  store.set(libraryAtom, { ...state, items: state.items.map(patch), aside: state.aside && patch(state.aside) });
}

/** Takes items out of sight. */
export function hideItems(store: Store, ids: readonly string[]): void {
  const state = store.get(libraryAtom);
  store.set(libraryAtom, { ...state, gone: new Set([...state.gone, ...ids]) });
}

/** Brings them back to where they were. */
export function showItems(store: Store, ids: readonly string[]): void {
  const state = store.get(libraryAtom);
  const back = new Set(ids);
  store.set(libraryAtom, { ...state, gone: new Set([...state.gone].filter((id) => !back.has(id))) });
}
