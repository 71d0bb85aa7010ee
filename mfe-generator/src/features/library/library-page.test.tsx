import { on } from '@flint/shared/api/bus';
import { changeCollection, createCollection } from '@flint/shared/contracts/collections';
import { contentGraph } from '@flint/shared/contracts/content-graph';
import type { AppEvents } from '@flint/shared/contracts/events';
import {
  archiveItems,
  deleteItems,
  favouriteItems,
  libraryItem,
  listLibrary,
  restoreItems,
} from '@flint/shared/contracts/library';
import { FLUX_DEV } from '@flint/shared/contracts/models';
import { generateVariations } from '@flint/shared/contracts/variations';
import type { Answer, FakeApi } from '@flint/shared/testing/fake-api';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aFilm, aLibrary, anAnswer, anItem, aSound, idAt } from '../../testing/a-library';
import { openLibraryPage } from '../../testing/open-library';
import { orderAtom } from '../generate/order-atom';

const address = () => screen.getByLabelText('Address').textContent;
/** By text: role queries among many buttons are slow in jsdom. */
const picture = async (place: number) => (await screen.findByAltText(`Picture ${place}`)).closest('button')!;
/** A tool of an item, which appears on hover. */
const tool = async (name: 'Select' | 'Favourite', place: number) => {
  fireEvent.pointerEnter((await picture(place)).closest('td')!);
  return screen.getByLabelText(`${name}: Picture ${place}`);
};
const choice = (place: number) => tool('Select', place);
const cells = () => [...document.querySelectorAll('[role="gridcell"]')];
const chosen = () => cells().filter((cell) => cell.getAttribute('aria-selected') === 'true').length;
const refused: Answer = { status: 500, body: { error: 'internal', message: 'Out of order' } };
const COLLECTION = { id: idAt(900), name: 'Desert week', count: 1, coverUrl: null, createdAt: '' };

beforeEach(() => localStorage.clear());

test('an empty library explains what it is for, and links to the generator', async () => {
  openLibraryPage({ items: [] });
  expect(await screen.findByRole('heading', { name: 'Nothing here yet' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Make a picture' })).toHaveAttribute('href', '/generator');
});

test('a list that cannot be read shows an error, and Retry reads it', async () => {
  const { server, user } = openLibraryPage({ api: (api) => api.answer(listLibrary, refused) });
  expect(await screen.findByRole('alert')).toHaveTextContent('Out of order. Your items are safe.');
  server.answer(listLibrary, { body: { items: aLibrary(1), next: null, total: 1 } });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await picture(0)).toBeInTheDocument();
});

test('a search goes to the URL and the server after the debounce; clearing restores the list', async () => {
  const { server, user } = openLibraryPage({
    api: (api) =>
      api.answer(listLibrary, ({ url }) => ({
        body: url.searchParams.get('q')
          ? { items: [], next: null, total: 0 }
          : { items: aLibrary(3), next: null, total: 3 },
      })),
  });
  await picture(0);
  await user.type(screen.getByRole('searchbox', { name: 'Search words' }), 'no such boat');
  expect(await screen.findByRole('heading', { name: 'Nothing found' })).toBeInTheDocument();
  expect(address()).toBe('/library?q=no+such+boat');
  const asked = server.sentTo(listLibrary).map(({ url }) => url.searchParams.get('q'));
  expect(asked).toEqual([null, 'no such boat']);

  await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[0]!);
  expect(await picture(0)).toBeInTheDocument();
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(address()).toBe('/library');
});

test('filters are read from the URL, shown, and requested', async () => {
  const { server } = openLibraryPage({ search: '?ratio=1:1&style=artistic&favourite=true' });
  await picture(0);
  expect(screen.getByRole('combobox', { name: 'Ratio' })).toHaveDisplayValue('1:1 (6)');
  expect(screen.getByRole('combobox', { name: 'Style' })).toHaveDisplayValue('Artistic (6)');
  expect(screen.getByRole('button', { name: /^Favourites/ })).toHaveAttribute('aria-pressed', 'true');
  const query = Object.fromEntries(server.sentTo(listLibrary)[0]!.url.searchParams);
  expect(query).toMatchObject({ ratio: '1:1', style: 'artistic', favourite: 'true' });
});

test('a favourite shows at once; after a refusal it is rolled back and can be retried', async () => {
  const { server, user } = openLibraryPage({ api: (api) => api.answer(favouriteItems, refused) });
  const heart = await tool('Favourite', 0);
  await user.click(heart);
  expect(await screen.findByRole('alert')).toHaveTextContent('Out of order. Everything is as it was.');
  expect(heart).toHaveAttribute('aria-pressed', 'false');
  server.answer(favouriteItems, { body: { changed: 1 } });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('clicks select one, a range with Shift, none with Escape', async () => {
  const { user } = openLibraryPage();
  await picture(0);
  await user.click(await choice(1));
  await user.keyboard('{Shift>}');
  await user.click(await picture(4));
  await user.keyboard('{/Shift}');
  expect(chosen()).toBe(4);
  expect(screen.getByRole('toolbar', { name: '4 selected' })).toBeInTheDocument();
  await user.click(await picture(2));
  expect(chosen()).toBe(3);
  await user.keyboard('{Escape}');
  expect(chosen()).toBe(0);
  expect(screen.queryByRole('toolbar', { name: /selected/ })).not.toBeInTheDocument();
});

test('keyboard: arrows move, Space selects, Shift extends, Ctrl and A selects all, Enter opens', async () => {
  const { user } = openLibraryPage();
  const first = await picture(0);
  act(() => first.focus());
  await user.keyboard('{ArrowRight}');
  expect(await picture(1)).toHaveFocus();
  await user.keyboard(' ');
  expect(chosen()).toBe(1);
  await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
  expect(await picture(3)).toHaveFocus();
  expect(chosen()).toBe(3);
  await user.keyboard('{Control>}a{/Control}');
  expect(chosen()).toBe(6);
  await user.keyboard('{Escape}{End}{Enter}');
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
});

test('the grid is one Tab stop', async () => {
  openLibraryPage();
  await picture(0);
  const stops = cells().filter((cell) => cell.querySelector('[tabindex="0"]'));
  expect(stops).toHaveLength(1);
});

test('Delete removes the selection; Undo restores it in place', async () => {
  const toasts: AppEvents['toast'][] = [];
  const stop = on('toast', (toast) => toasts.push(toast));
  const { server, user } = openLibraryPage({
    api: (api) => api.answer(deleteItems, { body: { deleted: 2 } }).answer(restoreItems, { body: { restored: 2 } }),
  });
  await picture(0);
  await user.click(await choice(1));
  await user.click(await picture(2));
  await user.keyboard('{Delete}');
  await waitFor(() => expect(cells()).toHaveLength(4));
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(toasts[0]?.text).toBe('2 items deleted.');
  expect(server.sentTo(deleteItems)[0]?.body).toEqual({ ids: [idAt(1), idAt(2)] });

  act(() => toasts[0]?.undo?.());
  await waitFor(() => expect(cells()).toHaveLength(6));
  expect(within(cells()[1] as HTMLElement).getByAltText('Picture 1')).toBeInTheDocument();
  await waitFor(() => expect(server.sentTo(restoreItems)[0]?.body).toEqual({ ids: [idAt(1), idAt(2)] }));
  stop();
});

test('the selection is added to a collection, and then cleared', async () => {
  const { server, user } = openLibraryPage({
    collections: [COLLECTION],
    api: (api) => api.answer(changeCollection, { body: { collection: { ...COLLECTION, count: 2 } } }),
  });
  await picture(0);
  await user.click(await choice(0));
  await user.click(screen.getByRole('button', { name: 'Add to collection' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Desert week' }));
  await waitFor(() => expect(chosen()).toBe(0));
  expect(server.sentTo(changeCollection)[0]?.body).toEqual({ add: [idAt(0)] });
});

test('a collection is created with the selection, with one key however often it is sent', async () => {
  let answers = 0;
  const { server, user } = openLibraryPage({
    api: (api) =>
      api.answer(createCollection, () => {
        answers += 1;
        return answers === 1 ? refused : { body: { collection: { ...COLLECTION, name: 'Sea' } } };
      }),
  });
  await picture(0);
  await user.click(await choice(3));
  await user.click(screen.getByRole('button', { name: 'Add to collection' }));
  await user.click(await screen.findByRole('menuitem', { name: 'New collection' }));
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await user.click(screen.getByRole('button', { name: 'Create' }));
  expect(name).toHaveAccessibleDescription(/Give the collection a name/);
  await user.type(name, ' Sea ');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(name).toHaveAccessibleDescription(/Out of order/));
  await user.click(screen.getByRole('button', { name: 'Create' }));
  expect(await screen.findByRole('button', { name: /^Sea/ })).toBeInTheDocument();
  const [first, second] = server.sentTo(createCollection);
  expect(second?.body).toEqual({ name: 'Sea', ids: [idAt(3)] });
  expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
});

test('the zip is requested in a format and downloaded from its URL', async () => {
  const taken: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    taken.push(this.getAttribute('href') ?? '');
  });
  const { server, user } = openLibraryPage({
    api: (api) => api.answer(archiveItems, { body: { url: '/media/zip/1', count: 1 } }),
  });
  await picture(0);
  await user.click(await choice(0));
  await user.click(screen.getByRole('button', { name: 'Download zip' }));
  await user.click(await screen.findByRole('menuitem', { name: 'As WebP' }));
  await waitFor(() => expect(taken).toEqual(['/media/zip/1']));
  expect(server.sentTo(archiveItems)[0]?.body).toEqual({ ids: [idAt(0)], format: 'webp' });
});

test('an item opens under its own URL with its whole recipe; arrows move, Escape closes', async () => {
  const { user } = openLibraryPage();
  await user.click(await picture(1));
  const dialog = await screen.findByRole('dialog');
  expect(address()).toBe(`/library?item=${idAt(1)}`);
  for (const words of ['Flux Dev', '48214', '1 credit', '2.4 s', 'Artistic', /^Built-in: made by rules/])
    expect(within(dialog).getByText(words)).toBeInTheDocument();
  await user.keyboard('{ArrowRight}');
  expect(address()).toBe(`/library?item=${idAt(2)}`);
  await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  expect(address()).toBe(`/library?item=${idAt(0)}`);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(address()).toBe('/library'));
  await waitFor(async () => expect(await picture(0)).toHaveFocus());
});

test('a linked item that is not in the list is read by itself', async () => {
  const other = anItem(77);
  openLibraryPage({
    search: `?item=${other.id}`,
    api: (api) => api.answer(libraryItem, { body: { item: other } }),
  });
  expect(await within(await screen.findByRole('dialog')).findByText('Picture 77')).toBeInTheDocument();
});

test('downloads name format and quality; PNG has no quality', async () => {
  const { user } = openLibraryPage({ search: `?item=${idAt(0)}` });
  const link = await screen.findByRole('link', { name: 'Download' });
  expect(link).toHaveAttribute('href', `http://api.test/api/library/items/${idAt(0)}/download?format=png`);
  expect(link).toHaveAttribute('download', 'picture-0-48213.png');
  await user.click(screen.getByRole('radio', { name: 'JPEG' }));
  fireEvent.change(screen.getByRole('slider', { name: /Quality/ }), { target: { value: '72' } });
  expect(link).toHaveAttribute('href', expect.stringMatching(/format=jpeg&quality=72$/));
});

test('Use again opens the form with everything filled in, and Undo restores the old form', async () => {
  const toasts: AppEvents['toast'][] = [];
  const stop = on('toast', (toast) => toasts.push(toast));
  const { store, user } = openLibraryPage({ search: `?item=${idAt(1)}` });
  store.set(orderAtom, { prompt: 'Half a thought' });
  await user.click(await screen.findByRole('button', { name: 'Use again' }));
  expect(address()).toBe('/generator');
  expect(store.get(orderAtom)).toEqual({
    prompt: 'Picture 1',
    style: 'artistic',
    model: FLUX_DEV,
    aspectRatio: '16:9',
    count: 1,
    brandId: null,
    logoCorner: '',
    texts: '',
    keepSeed: true,
    seed: '48214',
  });
  act(() => toasts[0]?.undo?.());
  expect(store.get(orderAtom).prompt).toBe('Half a thought');
  stop();
});

test('an expired URL is renewed once', async () => {
  const { server } = openLibraryPage({
    items: [anItem(500)],
    api: (api) =>
      api.answer(libraryItem, () => {
        const item = anItem(500);
        return { body: { item: { ...item, image: { ...item.image, url: '/media/fresh.png' } } } };
      }),
  });
  fireEvent.error(await screen.findByRole('img', { name: 'Picture 500' }));
  await waitFor(() =>
    expect(screen.getByRole('img', { name: 'Picture 500' })).toHaveAttribute('src', '/media/fresh.png'),
  );
  fireEvent.error(screen.getByRole('img', { name: 'Picture 500' }));
  expect(server.sentTo(libraryItem)).toHaveLength(1);
});

test('films and recordings are among the pictures with their duration, and play in their details', async () => {
  const parts = [{ ...aSound(9).media, role: 'midi' as const, url: '/media/9.mid?lapse=1' }];
  const { user } = openLibraryPage({ items: [aFilm(0), { ...aSound(1, 'A quiet harbour'), parts }, anItem(2)] });
  const film = await screen.findByAltText('Film 0');
  expect(film).toHaveAttribute('src', '/media/0.jpg');
  expect(film.closest('td')).toHaveTextContent('Video, 0:05');
  const sound = screen.getByText('A quiet harbour').closest('button')!;
  expect(sound).toHaveTextContent('Sound, 0:12');

  await user.click(sound);
  const details = within(await screen.findByRole('dialog'));
  expect(await details.findByLabelText('Play A quiet harbour')).toBeInTheDocument();
  expect(details.getByText('Voice').nextSibling).toHaveTextContent('clara');
  expect(details.getByText('Sound').closest('a')).toHaveAttribute(
    'href',
    expect.stringContaining(`/${idAt(1)}/download`),
  );
  expect(details.getByText('Score (MIDI)').closest('a')).toHaveAttribute('href', '/media/9.mid?lapse=1&download=1');
  expect(details.queryByText('Change one thing')).not.toBeInTheDocument();
});

test('words stand as a page, open whole, and are copied, downloaded and used in a form', async () => {
  const answer = anAnswer(0, 'A line about herons');
  const { words } = answer;
  const { user } = openLibraryPage({
    items: [answer],
    api: (api) =>
      api.answer(libraryItem, {
        body: { item: { ...answer, words: { ...words, whole: 'Herons stand **still** in the reeds.' } } },
      }),
  });
  const tile = (await screen.findByText('A line about herons')).closest('button')!;
  expect(tile).toHaveTextContent('A line about heronsHerons stand still');
  expect(tile).toHaveTextContent('Answer · 31 characters');
  await user.click(tile);
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/in the reeds/)).toBeInTheDocument();
  expect((await dialog.findByText('still')).tagName).toBe('STRONG');
  expect(dialog.getByRole('link', { name: 'Markdown (.md)' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/download\?format=md$/),
  );
  expect(dialog.getByRole('button', { name: 'Copy text' })).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Use these words' }));
  await user.click(await screen.findByRole('menuitem', { name: 'As the prompt of a picture' }));
  expect(address()).toBe('/generator');
});

test('an item of a run names it, and leads to its page and to what else it made', async () => {
  const madeIn = { id: idAt(700), kind: 'steps', title: 'Launch kit', agentId: null } as const;
  const words = { ...anAnswer(2, 'The whole kit'), kind: 'workflow', madeAs: 'steps', madeIn } as never;
  const { server, user } = openLibraryPage({ items: [anItem(0, { madeIn }), anItem(1, { madeIn }), words] });
  expect(await screen.findByText(/^Template · /)).toBeInTheDocument();
  await user.click(await picture(0));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('link', { name: 'Launch kit' })).toHaveAttribute('href', `/jobs/${madeIn.id}`);
  const others = within(await dialog.findByRole('list', { name: 'What else it made' }));
  expect(others.getAllByRole('link').map((link) => link.getAttribute('title'))).toEqual(['Picture 1', 'The whole kit']);
  expect(server.sentTo(listLibrary).at(-1)?.url.searchParams.get('run')).toBe(madeIn.id);
  await user.click(dialog.getByRole('link', { name: 'Show all of this run' }));
  expect(address()).toBe(`/library?run=${madeIn.id}`);
});

test('an item of a chain leads to the chain, which has no steps of a template', async () => {
  const madeIn = { id: idAt(700), kind: 'steps', title: 'A video page', agentId: null, chain: 'video-page' } as const;
  const { server } = openLibraryPage({ items: [anItem(0, { madeIn })], search: `?item=${idAt(0)}` });
  const href = (await screen.findByRole('link', { name: 'A video page' })).getAttribute('href');
  expect(href).toContain('video-page');
  expect(server.sentTo(contentGraph)).toEqual([]);
});

test('an edit tells its words and its picture, and no style or seed, which would not make it again', async () => {
  const source = { name: 'the original' } as never;
  const recipe = { prompt: 'warmer', model: 'an-editor', style: null, aspectRatio: '1:1', picture: idAt(5), source };
  openLibraryPage({
    items: [{ ...anItem(0), madeAs: 'edit', recipe: { ...recipe, strength: 0.5 } } as never, anItem(1)],
  });
  fireEvent.click(await picture(0));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('the original')).toBeInTheDocument();
  expect([dialog.queryByText('Style'), dialog.queryByText('Seed')]).toEqual([null, null]);
});

test('three variations are ordered of an own picture, and a failure without a reason says so', async () => {
  const failed = (api: FakeApi) => api.answer(generateVariations, { body: { success: false } });
  const { server, user } = openLibraryPage({ search: `?item=${idAt(0)}&do=vary`, api: failed });
  await user.click(await screen.findByRole('button', { name: /^Make 3 variations · / }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Variation generation failed');
  const [sent] = server.sentTo(generateVariations);
  expect(sent?.body).toEqual({ image_url: aLibrary(1)[0]!.image!.url, source_id: idAt(0), num_images: 3 });
  expect(sent?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
});
