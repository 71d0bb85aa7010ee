import type { LibraryItem } from '@flint/shared/contracts/library';
import type { Store } from '@flint/shared/contracts/remotes';
import { atom } from 'jotai';

export interface LibraryState {
  /** The user and the query of the list. */
  readonly userId: string | null;
  readonly key: string | null;
  /** Newest first, as far as read. While `phase` is `loading` they are still the previous query's result. */
  readonly items: readonly LibraryItem[];
  /** Ids hidden by a deletion, before or after the server's answer; shown again on Undo. */
  readonly gone: ReadonlySet<string>;
  /** Cursor of the next page; null at the end. */
  readonly next: string | null;
  /** Total number, including hidden items. */
  readonly total: number | null;
  readonly phase: 'loading' | 'ready' | 'failed';
  readonly more: 'idle' | 'loading' | 'failed';
  readonly error: string | null;
  /** An item opened by its URL that is not in the list. */
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

/** The page's list. Written only by the functions of this folder. */
export const libraryAtom = atom(EMPTY_LIBRARY);

/** The visible items. */
export const shownItemsAtom = atom((get) => {
  const { items, gone } = get(libraryAtom);
  return gone.size === 0 ? items : items.filter(({ id }) => !gone.has(id));
});

/** Changes items in the list and aside. */
export function patchItems(store: Store, ids: ReadonlySet<string>, change: (item: LibraryItem) => LibraryItem): void {
  const state = store.get(libraryAtom);
  const patch = (item: LibraryItem) => (ids.has(item.id) ? change(item) : item);
  store.set(libraryAtom, { ...state, items: state.items.map(patch), aside: state.aside && patch(state.aside) });
}

/** Hides items. */
export function hideItems(store: Store, ids: readonly string[]): void {
  const state = store.get(libraryAtom);
  store.set(libraryAtom, { ...state, gone: new Set([...state.gone, ...ids]) });
}

/** Shows hidden items again. */
export function showItems(store: Store, ids: readonly string[]): void {
  const state = store.get(libraryAtom);
  const back = new Set(ids);
  store.set(libraryAtom, { ...state, gone: new Set([...state.gone].filter((id) => !back.has(id))) });
}
