import { toMessage } from '@flint/shared/api/message';
import { request } from '@flint/shared/api/request';
import type { CallOutput } from '@flint/shared/contracts/call';
import { LIBRARY_PAGE_DEFAULT, type LibraryQuery, listLibrary } from '@flint/shared/contracts/library';
import type { Store } from '@flint/shared/contracts/remotes';
import { EMPTY_LIBRARY, type LibraryState, libraryAtom } from './library-atom';

type Page = CallOutput<typeof listLibrary>;

export interface Question {
  userId: string;
  query: LibraryQuery;
}

const keyOf = ({ userId, query }: Question) => `${userId} ${JSON.stringify(query)}`;
const read = (query: LibraryQuery, cursor?: string) =>
  request(listLibrary, { query: { ...query, limit: LIBRARY_PAGE_DEFAULT, ...(cursor !== undefined && { cursor }) } });

/**
 * Reads the first page of a query. A list of the same query keeps what was read, and only adds new items. Never
 * rejects: a failure is the state's `error`.
 */
export async function openLibrary(store: Store, question: Question): Promise<void> {
  const key = keyOf(question);
  const before = store.get(libraryAtom);
  const known = before.key === key && before.phase === 'ready';
  const own = before.userId === question.userId ? before : { ...EMPTY_LIBRARY, userId: question.userId };
  if (!known) store.set(libraryAtom, { ...own, key, phase: 'loading', more: 'idle', error: null });
  const settle = (change: (state: LibraryState) => LibraryState) => {
    const state = store.get(libraryAtom);
    if (state.key === key) store.set(libraryAtom, change(state));
  };
  try {
    const page = await read(question.query);
    settle((state) => (known ? refreshed(state, page) : { ...state, ...page, gone: new Set(), phase: 'ready' }));
  } catch (error) {
    if (!known) settle((state) => ({ ...state, items: [], phase: 'failed', error: toMessage(error) }));
  }
}

/** Reads the next page. Does nothing while one is being read. Never rejects: `more` becomes `failed`. */
export async function loadMore(store: Store, question: Question): Promise<void> {
  const { key, next, phase, more } = store.get(libraryAtom);
  if (key !== keyOf(question) || phase !== 'ready' || more === 'loading' || next === null) return;
  store.set(libraryAtom, { ...store.get(libraryAtom), more: 'loading' });
  const settle = (change: (state: LibraryState) => Partial<LibraryState>) => {
    const state = store.get(libraryAtom);
    if (state.key === key && state.next === next) store.set(libraryAtom, { ...state, ...change(state) });
  };
  try {
    const page = await read(question.query, next);
    settle((state) => ({ ...page, items: appended(state.items, page.items), more: 'idle' }));
  } catch {
    settle(() => ({ more: 'failed' }));
  }
}

function appended(known: LibraryState['items'], told: Page['items']): LibraryState['items'] {
  const ids = new Set(known.map(({ id }) => id));
  return [...known, ...told.filter(({ id }) => !ids.has(id))];
}

/** The known list merged with a new first page; replaced when they do not overlap. */
function refreshed(state: LibraryState, page: Page): LibraryState {
  const last = page.items.at(-1);
  const met = last ? state.items.findIndex(({ id }) => id === last.id) : -1;
  if (met < 0) return { ...state, ...page };
  return { ...state, items: [...page.items, ...state.items.slice(met + 1)], total: page.total };
}
