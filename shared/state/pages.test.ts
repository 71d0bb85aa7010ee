import { createStore } from 'jotai';
import { loadNext, type Page, pagedResource } from './pages';
import { observe, reload, resourceAtom } from './resources';

let store: ReturnType<typeof createStore>;
let cursors: (string | undefined)[];
let answers: ((page: Page<string> | Error) => Promise<void>)[];

const letters = pagedResource<string>('letters', (cursor) => {
  cursors.push(cursor);
  return new Promise((resolve, reject) => {
    answers.push(async (page) => (page instanceof Error ? reject(page) : resolve(page)));
  });
});
const answer = async (place: number, page: Page<string> | Error) => {
  await answers[place]?.(page);
  await Promise.resolve();
};
const shown = () => store.get(resourceAtom(letters))?.data;

beforeEach(async () => {
  store = createStore();
  cursors = [];
  answers = [];
  observe(store, letters);
  await answer(0, { items: ['a', 'b'], next: 'after b' });
});

test('the next page is appended once, however often it is requested', async () => {
  void loadNext(store, letters);
  void loadNext(store, letters);
  expect(shown()?.more).toBe('loading');
  await answer(1, { items: ['c'], next: null });
  expect(shown()).toEqual({ items: ['a', 'b', 'c'], next: null, more: 'idle', moreError: null });
  await loadNext(store, letters);
  expect(cursors).toEqual([undefined, 'after b']);
});

test('a failed page leaves the list, and can be requested again', async () => {
  const failure = new Error('Out of order');
  void loadNext(store, letters);
  await answer(1, failure);
  expect(shown()).toEqual({ items: ['a', 'b'], next: 'after b', more: 'failed', moreError: failure });
  void loadNext(store, letters);
  await answer(2, { items: ['c'], next: null });
  expect(shown()?.items).toEqual(['a', 'b', 'c']);
});

test('a page is ignored when its list was read again meanwhile', async () => {
  void loadNext(store, letters);
  void reload(store, letters);
  await answer(2, { items: ['x'], next: null });
  await answer(1, { items: ['c'], next: null });
  expect(shown()?.items).toEqual(['x']);
});
