import { toMessage } from '@flint/shared/api/message';
import { request } from '@flint/shared/api/request';
import { type LibraryText, libraryItem } from '@flint/shared/contracts/library';
import type { Resource } from '@flint/shared/state/resource';
import { useResource } from '@flint/shared/state/use-resource';

const wholeOf = ({ id }: LibraryText): Resource<string> => ({
  key: `${libraryItem.id} ${id} words`,
  read: async ({ signal }) => (await request(libraryItem, { params: { id } }, { signal })).item.words?.whole ?? '',
});

interface Whole {
  /** Null while it is read. */
  readonly text: string | null;
  readonly error: string | null;
  readonly again: () => void;
}

/** All the words of an item; lists have their beginning alone. */
export function useWhole(item: LibraryText): Whole {
  const { whole } = item.words;
  const { data, status, error, reload } = useResource(whole === null ? wholeOf(item) : null);
  return { text: whole ?? data ?? null, error: status === 'failed' ? toMessage(error) : null, again: reload };
}
