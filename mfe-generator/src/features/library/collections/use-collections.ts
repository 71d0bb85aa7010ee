import type { Collection } from '@flint/shared/contracts/library';
import { sessionAtom } from '@flint/shared/state/session';
import { useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';
import { collectionsAtom, loadCollections } from './collections-atom';

/** The viewer's collections, read when the page opens. */
export function useCollections(): readonly Collection[] {
  const store = useStore();
  const userId = useAtomValue(sessionAtom).user?.id;
  const state = useAtomValue(collectionsAtom);
  useEffect(() => {
    if (userId !== undefined) void loadCollections(store, userId);
  }, [store, userId]);
  return state.userId === userId ? state.collections : [];
}
