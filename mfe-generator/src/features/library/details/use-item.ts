import { toMessage } from '@flint/shared/api/message';
import { request } from '@flint/shared/api/request';
import { type LibraryItem, libraryItem } from '@flint/shared/contracts/library';
import { useAtomValue, useStore } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { libraryAtom } from '../list/library-atom';

interface Found {
  item: LibraryItem | null;
  /** Why it cannot be shown. */
  error: string | null;
  again: () => void;
}

/** A picture by its id: from the list, or from the server when the list does not have it. */
export function useItem(id: string | null): Found {
  const store = useStore();
  const { items, aside, phase } = useAtomValue(libraryAtom);
  const [error, setError] = useState<string | null>(null);
  const item = id === null ? null : (items.find((each) => each.id === id) ?? (aside?.id === id ? aside : null));
  const missing = item === null && phase !== 'loading';

  const read = useCallback(async () => {
    if (id === null) return;
    setError(null);
    try {
      const answer = await request(libraryItem, { params: { id } });
      store.set(libraryAtom, { ...store.get(libraryAtom), aside: answer.item });
    } catch (failure) {
      setError(toMessage(failure));
    }
  }, [store, id]);
  useEffect(() => {
    if (missing) void read();
  }, [missing, read]);

  return { item, error: item ? null : error, again: () => void read() };
}
