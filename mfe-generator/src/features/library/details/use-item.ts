import { toMessage } from '@flint/shared/api/message';
import { request } from '@flint/shared/api/request';
import { type LibraryItem, libraryItem } from '@flint/shared/contracts/library';
import type { Resource } from '@flint/shared/state/resource';
import { useResource } from '@flint/shared/state/use-resource';
import { useAtomValue } from 'jotai';
import { libraryAtom } from '../list/library-atom';

interface LoadedItem {
  item: LibraryItem | null;
  /** Why it cannot be shown. */
  error: string | null;
  again: () => void;
}

const itemOf = (id: string): Resource<LibraryItem> => ({
  key: `${libraryItem.id} ${id}`,
  async read({ store, signal }) {
    const { item } = await request(libraryItem, { params: { id } }, { signal });
    // Actions change this copy, as they change the list's.
    store.set(libraryAtom, { ...store.get(libraryAtom), aside: item });
    return item;
  },
});

/** An item by its id: from the list, or from the server when the list lacks it. */
export function useItem(id: string | null): LoadedItem {
  const { items, aside, phase } = useAtomValue(libraryAtom);
  const item = id === null ? null : (items.find((each) => each.id === id) ?? (aside?.id === id ? aside : null));
  const missing = item === null && phase !== 'loading';
  const { status, error, reload } = useResource(id !== null && missing ? itemOf(id) : null);
  return { item, error: status === 'failed' ? toMessage(error) : null, again: reload };
}
