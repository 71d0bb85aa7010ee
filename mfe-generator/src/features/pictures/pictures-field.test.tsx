import { libraryItem, listLibrary } from '@flint/shared/contracts/library';
import type { FakeApi } from '@flint/shared/testing/fake-api';
import { openPage } from '@flint/shared/testing/open-page';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { aLibrary, anItem, aPhoto } from '../../testing/a-library';
import type { Chosen } from './chosen';
import { PicturesField } from './pictures-field';

/** Loaded in advance: compiling it takes seconds on a busy machine. */
beforeAll(() => import('@flint/shared/orders/parts/library-dialog'), 60_000);

function Form({ max }: { max: number }) {
  const [pictures, setPictures] = useState<readonly Chosen[]>([]);
  return <PicturesField label="Pictures" pictures={pictures} max={max} fault={undefined} onChange={setPictures} />;
}

const page = (items: ReturnType<typeof aLibrary>, next: string | null = null) => ({
  body: { items, next, total: items.length },
});

async function open(api: (server: FakeApi) => void, max = 2) {
  const opened = await openPage({
    ...{ page: <Form max={max} />, path: '/content-reverse-engineer', priced: false },
    api: (server) => {
      server.answer(libraryItem, ({ url }) => {
        const place = Number(url.pathname.slice(-2));
        return { body: { item: anItem(place) } };
      });
      api(server);
    },
  });
  await opened.keyboard.click(screen.getByRole('button', { name: 'From your library' }));
  const dialog = within(await screen.findByRole('dialog'));
  return { ...opened, dialog };
}

const chosen = () => screen.queryByRole('list', { name: 'Chosen pictures' })?.textContent ?? null;

test('by the keyboard: search has the focus, arrows move among the pictures, Enter chooses, and the focus returns', async () => {
  const { dialog, keyboard } = await open((server) => server.answer(listLibrary, page(aLibrary(3))), 1);
  const tiles = await dialog.findByRole('list', { name: 'Pictures of your library' });
  await waitFor(() => expect(dialog.getByRole('searchbox', { name: 'Search your library' })).toHaveFocus());
  await keyboard.tab();
  await keyboard.tab();
  expect(within(tiles).getByRole('button', { name: 'Picture 0' })).toHaveFocus();
  await keyboard.keyboard('{End}{ArrowRight}{ArrowLeft}{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(chosen()).toContain('Picture 1');
  await waitFor(() => expect(screen.getByRole('button', { name: 'From your library' })).toHaveFocus());
});

test('several are chosen and taken out in one go, up to the limit', async () => {
  const { dialog, keyboard } = await open((server) => server.answer(listLibrary, page(aLibrary(3))));
  const tile = async (place: number) => dialog.findByRole('button', { name: `Picture ${place}` });
  await keyboard.click(await tile(0));
  await keyboard.click(await tile(1));
  expect(await tile(0)).toHaveAttribute('aria-pressed', 'true');
  expect(dialog.getByText('2 at most.')).toBeVisible();
  await keyboard.click(await tile(2));
  expect(await tile(2)).toHaveAttribute('aria-pressed', 'false');
  await keyboard.click(await tile(0));
  await keyboard.click(await tile(2));
  await keyboard.click(dialog.getByRole('button', { name: 'Done' }));
  expect(chosen()).toBe('Picture 1Picture 2');
});

test('words and photos alone are asked of the server; further pages are appended, also after a failure', async () => {
  let isBroken = true;
  const { dialog, keyboard, server } = await open((api) =>
    api.answer(listLibrary, ({ url: { searchParams: asked } }) => {
      if (asked.get('cursor') !== null && isBroken)
        return { status: 500, body: { error: 'internal', message: 'Not now' } };
      if (asked.get('cursor') !== null) return page([anItem(8)]);
      if (asked.get('kind') === 'upload') return page(asked.get('q') ? [] : [aPhoto(5, 'IMG_0042.jpg')]);
      return page(aLibrary(2), 'second');
    }),
  );
  await keyboard.click(await dialog.findByRole('button', { name: 'Show more' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Not now');
  isBroken = false;
  await keyboard.click(dialog.getByRole('button', { name: 'Show more' }));
  expect(await dialog.findByRole('button', { name: 'Picture 8' })).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Picture 0' })).toBeVisible();

  await keyboard.click(dialog.getByRole('radio', { name: 'Photos of your own' }));
  expect(await dialog.findByRole('button', { name: 'IMG_0042.jpg' })).toBeVisible();
  await keyboard.type(dialog.getByRole('searchbox'), 'boat');
  expect(await dialog.findByRole('heading', { name: 'Nothing found' })).toBeVisible();
  expect(server.sentTo(listLibrary).at(-1)?.url.searchParams.get('q')).toBe('boat');
});

test('an empty library leads to where pictures come from', async () => {
  const { dialog, keyboard } = await open((server) => server.answer(listLibrary, page([])));
  expect(await dialog.findByRole('link', { name: 'Make a picture' })).toHaveAttribute('href', '/generator');
  await keyboard.click(dialog.getByRole('radio', { name: 'Photos of your own' }));
  expect(await dialog.findByRole('heading', { name: 'No photos yet' })).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Open the library' })).toHaveAttribute('href', '/library');
});

test('a library that cannot be read says so, and Retry reads it', async () => {
  const { dialog, keyboard, server } = await open((api) =>
    api.answer(listLibrary, { status: 500, body: { error: 'internal', message: 'Out of order' } }),
  );
  expect(await dialog.findByRole('alert')).toHaveTextContent('Out of order');
  server.answer(listLibrary, page([anItem(1)]));
  await keyboard.click(dialog.getByRole('button', { name: 'Retry' }));
  expect(await dialog.findByRole('button', { name: 'Picture 1' })).toBeVisible();
});
