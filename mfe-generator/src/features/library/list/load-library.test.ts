import { listLibrary } from '@flint/shared/contracts/library';
import { type Answer, type FakeApi, fakeApi } from '@flint/shared/testing/fake-api';
import { createStore } from 'jotai';
import { aLibrary, anItem, idAt } from '../../../testing/a-library';
import { libraryAtom } from './library-atom';
import { loadMore, openLibrary } from './load-library';

const question = { userId: 'user-1', query: {} };
let api: FakeApi;
let store: ReturnType<typeof createStore>;
const state = () => store.get(libraryAtom);
const ids = () => state().items.map(({ id }) => id);
const page = (from: number, to: number, next: string | null): Answer => ({
  body: { items: aLibrary(to).slice(from), next, total: 9 },
});

beforeEach(() => {
  api = fakeApi();
  store = createStore();
});

test('pages follow each other, each requested once', async () => {
  api.answer(listLibrary, ({ url }) => (url.searchParams.get('cursor') ? page(3, 6, null) : page(0, 3, 'after-3')));
  await openLibrary(store, question);
  await Promise.all([loadMore(store, question), loadMore(store, question)]);
  await loadMore(store, question);
  expect(ids()).toEqual(aLibrary(6).map(({ id }) => id));
  expect(api.sent.map(({ url }) => url.searchParams.get('cursor'))).toEqual([null, 'after-3']);
});

test('an item made meanwhile that shifts the pages is shown only once', async () => {
  api.answer(listLibrary, ({ url }) => (url.searchParams.get('cursor') ? page(2, 5, null) : page(0, 3, 'c')));
  await openLibrary(store, question);
  await loadMore(store, question);
  expect(ids()).toEqual(aLibrary(5).map(({ id }) => id));
});

test('a reopened list adds new items and keeps what was read', async () => {
  api.answer(listLibrary, ({ url }) =>
    url.searchParams.get('cursor') ? page(3, 6, 'after-6') : page(0, 3, 'after-3'),
  );
  await openLibrary(store, question);
  await loadMore(store, question);
  const made = anItem(99);
  api.answer(listLibrary, { body: { items: [made, ...aLibrary(2)], next: 'after-2', total: 10 } });
  await openLibrary(store, question);
  expect(ids()).toEqual([idAt(99), ...aLibrary(6).map(({ id }) => id)]);
  expect(state()).toMatchObject({ next: 'after-6', total: 10 });
});

test('an answer that arrives after another query is dropped', async () => {
  let late: (answer: Answer) => void = () => undefined;
  api.answer(listLibrary, ({ url }) =>
    url.searchParams.get('q') ? page(0, 1, null) : new Promise<Answer>((resolve) => (late = resolve)),
  );
  const first = openLibrary(store, question);
  await openLibrary(store, { ...question, query: { q: 'boat' } });
  late(page(0, 3, null));
  await first;
  expect(ids()).toEqual([idAt(0)]);
});

test('another user never sees the previous user’s items', async () => {
  api.answer(listLibrary, page(0, 3, null));
  await openLibrary(store, question);
  api.answer(listLibrary, { status: 500, body: { error: 'internal', message: 'Out of order' } });
  const other = openLibrary(store, { ...question, userId: 'user-2' });
  expect(ids()).toEqual([]);
  await other;
  expect(state()).toMatchObject({ phase: 'failed', error: 'Out of order' });
});

test('a failed page keeps the list and can be requested again', async () => {
  api.answer(listLibrary, ({ url }) => {
    if (url.searchParams.get('cursor')) throw new TypeError('Failed to fetch');
    return page(0, 3, 'after-3');
  });
  await openLibrary(store, question);
  await loadMore(store, question);
  expect(state()).toMatchObject({ more: 'failed', phase: 'ready' });
  api.answer(listLibrary, page(3, 6, null));
  await loadMore(store, question);
  expect(ids()).toHaveLength(6);
});
