import { listLibrary } from '@flint/shared/contracts/library';
import { openPage } from '@flint/shared/testing/open-page';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import type { SentFile } from '../form-values';
import { UploadField } from './upload-field';

/** Loaded in advance: compiling it takes seconds on a busy machine. */
beforeAll(() => import('@flint/shared/orders/parts/library-dialog'), 60_000);

const PICTURE = { kind: 'image', id: 'picture-1', title: 'A red boat', image: { url: '/media/boat.png' } };

function Form({ accepts }: { accepts: 'picture' | 'recording' }) {
  const [value, setValue] = useState<SentFile | null>(null);
  const field = { type: 'upload', label: 'Photo', accepts } as const;
  return (
    <>
      <UploadField field={field} value={value} fault={undefined} onChange={setValue} />
      <output aria-label="Value">{JSON.stringify(value)}</output>
    </>
  );
}

const open = (accepts: 'picture' | 'recording', user?: null) =>
  openPage({
    ...{ page: <Form accepts={accepts} />, path: '/agents', priced: false, ...(user === null && { user }) },
    api: (server) => server.answer(listLibrary, { body: { items: [PICTURE], next: null, total: 1 } }),
  });

test('a picture is chosen from the library, replaced, and removed', async () => {
  const { keyboard } = await open('picture');
  await keyboard.click(screen.getByRole('button', { name: 'From your library' }));
  await keyboard.click(await screen.findByRole('button', { name: 'A red boat' }));
  expect(screen.getByLabelText('Value')).toHaveTextContent('{"id":"picture-1","name":"A red boat"}');
  await keyboard.click(screen.getByRole('button', { name: 'From your library' }));
  expect(await screen.findByRole('button', { name: 'A red boat' })).toHaveAttribute('aria-pressed', 'true');
  await keyboard.keyboard('{Escape}');
  await keyboard.click(screen.getByRole('button', { name: 'Remove A red boat' }));
  expect(screen.getByLabelText('Value')).toHaveTextContent('null');
});

test('a recording is not chosen among pictures, and a guest has no library', async () => {
  const { leave } = await open('recording');
  expect(screen.queryByRole('button', { name: 'From your library' })).not.toBeInTheDocument();
  leave();
  await open('picture', null);
  expect(screen.queryByRole('button', { name: 'From your library' })).not.toBeInTheDocument();
  expect(screen.getByText('Sign in to send files.')).toBeVisible();
});
