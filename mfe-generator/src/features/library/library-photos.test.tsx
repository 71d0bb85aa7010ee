import { on } from '@flint/shared/api/bus';
import { changeCollection } from '@flint/shared/contracts/collections';
import type { AppEvents } from '@flint/shared/contracts/events';
import { addPhoto, listLibrary } from '@flint/shared/contracts/library';
import { presignUpload } from '@flint/shared/contracts/uploads';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aPhoto, idAt } from '../../testing/a-library';
import { openLibraryPage } from '../../testing/open-library';

jest.mock('@flint/shared/api/put-bytes', () => ({ putBytes: async () => undefined }));

const COLLECTION = { id: idAt(900), name: 'Desert week', count: 1, coverUrl: null, createdAt: '' };
const refused = { status: 500, body: { error: 'internal', message: 'Out of order' } };
const photo = aPhoto(0, 'harbour.jpg');
const ticket = { uploadId: photo.id, uploadUrl: '/api/uploads/1', headers: {}, resumable: false, expiresAt: '' };

beforeEach(() => localStorage.clear());

function drop(names: readonly string[]) {
  const dataTransfer = { files: names.map((name) => new File(['x'], name)), types: ['Files'] };
  fireEvent.dragOver(document.body, { dataTransfer });
  fireEvent.drop(document.body, { dataTransfer });
}

test('photos dropped on the page are sent and listed, and one lost answer adds nothing twice; HEIC is refused by name', async () => {
  const toasts: AppEvents['toast'][] = [];
  const stop = on('toast', (toast) => toasts.push(toast));
  const { server, user } = openLibraryPage({
    items: [],
    api: (api) => api.answer(presignUpload, { body: ticket }).answer(addPhoto, new TypeError('Failed to fetch')),
  });
  await screen.findByRole('heading', { name: 'Nothing here yet' });
  drop(['harbour.jpg', 'IMG_1.HEIC']);
  const list = within(await screen.findByRole('list', { name: 'Files: Photos of your own' }));
  expect(list.getByText(/"IMG_1.HEIC" is a HEIC picture.*Most Compatible/)).toBeInTheDocument();
  const again = await list.findByRole('button', { name: 'Send harbour.jpg again' });
  server.answer(addPhoto, { body: { item: photo, notes: [] } });
  server.answer(listLibrary, { body: { items: [photo], next: null, total: 1 } });
  await user.click(again);
  expect(await screen.findByAltText('harbour.jpg')).toBeInTheDocument();
  await waitFor(() => expect(toasts.map(({ text }) => text)).toEqual(['One photo is in your library.']));
  expect(server.sentTo(presignUpload)).toHaveLength(1);
  expect(server.sentTo(addPhoto).map(({ body }) => body)).toEqual([{ uploadId: photo.id }, { uploadId: photo.id }]);
  stop();
});

test('photos join the collection that is shown; one that could not be joined is retried without being added twice', async () => {
  const { server, user } = openLibraryPage({
    ...{ items: [], collections: [COLLECTION], search: `?collection=${COLLECTION.id}` },
    api: (api) =>
      api
        .answer(presignUpload, { body: ticket })
        .answer(addPhoto, { body: { item: photo, notes: [] } })
        .answer(changeCollection, refused),
  });
  await user.click(await screen.findByRole('button', { name: 'Add photos' }));
  expect(await screen.findByText(/They join the collection “Desert week”/)).toBeVisible();
  drop(['harbour.jpg']);
  const again = await screen.findByRole('button', { name: 'Send harbour.jpg again' });
  expect(screen.getByText(/Out of order/)).toBeVisible();
  server.answer(changeCollection, { body: { collection: { ...COLLECTION, count: 2 } } });
  server.answer(listLibrary, { body: { items: [photo], next: null, total: 1 } });
  await user.click(again);
  expect(await screen.findByAltText('harbour.jpg')).toBeInTheDocument();
  expect(server.sentTo(changeCollection).at(-1)?.body).toEqual({ add: [photo.id] });
  expect(server.sentTo(presignUpload)).toHaveLength(1);
});

test('the photos of one’s own that are not there yet tell how to add them', async () => {
  const { user } = openLibraryPage({ items: [], search: '?kind=upload' });
  expect(await screen.findByRole('heading', { name: 'No photos of your own yet' })).toBeVisible();
  const empty = screen.getByText(/drop them on this page: PNG, JPEG or WebP, up to 20 MB each/).closest('section')!;
  await user.click(within(empty).getByRole('button', { name: 'Add photos' }));
  expect(await screen.findByRole('group', { name: 'Photos of your own' })).toBeVisible();
});

test('a photo offers what can be made of it, and no recipe', async () => {
  openLibraryPage({ items: [aPhoto(0, 'harbour.jpg')] });
  fireEvent.click((await screen.findByAltText('harbour.jpg')).closest('button')!);
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('Added by you')).toBeInTheDocument();
  for (const name of ['Edit', 'Upscale', 'Cut out']) expect(dialog.getByText(name)).toBeInTheDocument();
  for (const name of ['Use again', 'Change one thing', 'Model', 'Cost'])
    expect(dialog.queryByText(name)).not.toBeInTheDocument();
});
