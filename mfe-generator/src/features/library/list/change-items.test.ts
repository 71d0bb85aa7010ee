import { deleteItems, favouriteItems, SELECTION_MAX } from '@flint/shared/contracts/library';
import { type Answer, type FakeApi, fakeApi } from '@flint/shared/testing/fake-api';
import { createStore } from 'jotai';
import { aLibrary, idAt } from '../../../testing/a-library';
import { removeItems, setFavourite } from './change-items';
import { EMPTY_LIBRARY, libraryAtom, shownItemsAtom } from './library-atom';

let api: FakeApi;
let store: ReturnType<typeof createStore>;
const refused: Answer = { status: 500, body: { error: 'internal', message: 'Out of order' } };
const shown = () => store.get(shownItemsAtom).map(({ id }) => id);
const isFavourite = (place: number) => store.get(libraryAtom).items[place]?.favourite;

beforeEach(() => {
  api = fakeApi();
  store = createStore();
  store.set(libraryAtom, { ...EMPTY_LIBRARY, items: aLibrary(3), total: 3, phase: 'ready' });
});

test('a favourite shows at once and stays when the server accepts it', async () => {
  api.answer(favouriteItems, { body: { changed: 1 } });
  const done = setFavourite(store, [idAt(1)], true);
  expect(isFavourite(1)).toBe(true);
  await done;
  expect(isFavourite(1)).toBe(true);
  expect(isFavourite(0)).toBe(false);
});

test('a refused favourite is rolled back', async () => {
  api.answer(favouriteItems, refused);
  await expect(setFavourite(store, [idAt(0), idAt(1)], true)).rejects.toThrow('Out of order');
  expect([isFavourite(0), isFavourite(1)]).toEqual([false, false]);
});

test('an older change that fails late does not undo a newer one', async () => {
  let refuse: (answer: Answer) => void = () => undefined;
  let wishes = 0;
  api.answer(favouriteItems, () => {
    wishes += 1;
    return wishes === 1 ? new Promise<Answer>((resolve) => (refuse = resolve)) : { body: { changed: 1 } };
  });
  const first = setFavourite(store, [idAt(0)], true);
  await setFavourite(store, [idAt(0)], false);
  await setFavourite(store, [idAt(0)], true);
  refuse(refused);
  await expect(first).rejects.toThrow();
  expect(isFavourite(0)).toBe(true);
});

test('a deleted item disappears at once, and is restored in place after a refusal', async () => {
  api.answer(deleteItems, refused);
  const done = removeItems(store, [idAt(1)]);
  expect(shown()).toEqual([idAt(0), idAt(2)]);
  await expect(done).rejects.toThrow();
  expect(shown()).toEqual([idAt(0), idAt(1), idAt(2)]);
});

test('more items than one call takes are sent in batches', async () => {
  api.answer(deleteItems, { body: { deleted: 1 } });
  const ids = Array.from({ length: SELECTION_MAX + 1 }, (_, place) => idAt(place));
  await removeItems(store, ids);
  expect(api.sentTo(deleteItems).map(({ body }) => (body as { ids: string[] }).ids.length)).toEqual([SELECTION_MAX, 1]);
});
