import type { Store } from '../contracts/remotes';
import type { Resource } from './resource';
import { mutate } from './resources';

/** Cursor pagination: one page of a list, as the server answers it. */
export interface Page<Item> {
  readonly items: readonly Item[];
  /** The cursor of the next page; null at the end. */
  readonly next: string | null;
}

/** The pages of a list read so far. */
export interface Pages<Item> extends Page<Item> {
  readonly more: 'idle' | 'loading' | 'failed';
  /** The error of the next page; null unless reading it failed. */
  readonly moreError: unknown;
}

type ReadPage<Item> = (
  cursor: string | undefined,
  context: { readonly store: Store; readonly signal?: AbortSignal },
) => Promise<Page<Item>>;

const IDLE = { more: 'idle', moreError: null } as const;

/** A list that is read page by page. */
export interface PagedResource<Item> extends Resource<Pages<Item>> {
  readonly page: ReadPage<Item>;
}

/** Makes a paged resource: a read fetches its first page, {@link loadNext} appends the next one. */
export function pagedResource<Item>(
  key: string,
  page: ReadPage<Item>,
  options: Omit<Resource<Pages<Item>>, 'key' | 'read'> = {},
): PagedResource<Item> {
  return { ...options, key, page, read: async (context) => ({ ...(await page(undefined, context)), ...IDLE }) };
}

/** Appends the next page. Does nothing while one is being read. Never rejects: a failure is `moreError`. */
export async function loadNext<Item>(store: Store, resource: PagedResource<Item>): Promise<void> {
  let cursor: string | null = null;
  mutate(store, resource, (known) => {
    if (!known || known.next === null || known.more === 'loading') return undefined;
    cursor = known.next;
    return { ...known, more: 'loading' as const, moreError: null };
  });
  if (cursor === null) return;
  // Ignore the page when the list was read again meanwhile: it no longer follows the last item.
  const settle = (change: (known: Pages<Item>) => Pages<Item>) =>
    mutate(store, resource, (known) =>
      known?.more === 'loading' && known.next === cursor ? change(known) : undefined,
    );
  try {
    const { items, next } = await resource.page(cursor, { store });
    settle((known) => ({ items: [...known.items, ...items], next, ...IDLE }));
  } catch (error) {
    settle((known) => ({ ...known, more: 'failed', moreError: error }));
  }
}
