import { reload } from '@flint/shared/state/resources';
import { sessionAtom } from '@flint/shared/state/session';
import { useAtomValue, useStore } from 'jotai';
import { useCallback, useEffect, useMemo } from 'react';
import { type Filters, toLibraryQuery } from '../filters/filters';
import { type LibraryState, libraryAtom, shownItemsAtom } from './library-atom';
import { loadMore, openLibrary, type Question } from './load-library';
import { FACETS } from './use-facets';

export interface Library extends Omit<LibraryState, 'items'> {
  /** The visible ones. */
  items: LibraryState['items'];
  /** Number of matches, without those just deleted. */
  count: number | null;
  reload: () => void;
  readMore: () => void;
}

/** The list of a query, read when the page opens and whenever the filters change. */
export function useLibrary(filters: Filters): Library {
  const store = useStore();
  const userId = useAtomValue(sessionAtom).user?.id;
  const state = useAtomValue(libraryAtom);
  const items = useAtomValue(shownItemsAtom);
  const question = useMemo<Question | null>(
    () => (userId === undefined ? null : { userId, query: toLibraryQuery(filters) }),
    [userId, filters],
  );
  const reloadAll = useCallback(() => {
    if (!question) return;
    void openLibrary(store, question);
    void reload(store, FACETS);
  }, [store, question]);
  const readMore = useCallback(() => {
    if (question) void loadMore(store, question);
  }, [store, question]);
  useEffect(() => {
    if (question) void openLibrary(store, question);
  }, [store, question]);
  const away = state.items.length - items.length;
  return { ...state, items, count: state.total === null ? null : state.total - away, reload: reloadAll, readMore };
}
