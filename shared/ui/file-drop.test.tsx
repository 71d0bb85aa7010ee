import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { FileDrop } from './file-drop';
import { type SendFile, useFileUploads } from './use-file-uploads';

const png = (name: string) => new File(['picture'], name, { type: 'image/png' });
const send = jest.fn<ReturnType<SendFile>, Parameters<SendFile>>();

function Page({ max = 2 }: { max?: number }) {
  const uploads = useFileUploads({ purpose: 'source-image', max, send });
  return (
    <>
      <FileDrop label="Pictures" uploads={uploads} />
      <output>{uploads.uploadIds.join(' ')}</output>
    </>
  );
}

beforeEach(() => {
  send.mockReset().mockImplementation(async ({ name }) => `id-of-${name}`);
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});

const choose = (...files: File[]) => userEvent.upload(screen.getByLabelText('Pictures', { selector: 'input' }), files);
const clipboard = (words: string, ...files: File[]) => ({ files, getData: () => words });
const drop = (...files: File[]) => fireEvent.drop(screen.getByRole('group'), { dataTransfer: { files } });

test('states what it accepts, and passes on uploaded files', async () => {
  render(<Page />);
  expect(screen.getByRole('button', { name: 'Choose files' })).toHaveAccessibleDescription(
    'PNG, JPEG or WebP, up to 20 MB, 2 files at most',
  );
  await choose(png('a.png'), png('b.png'));
  expect(await screen.findByText('id-of-a.png id-of-b.png')).toBeInTheDocument();
  expect(screen.getByText('2 of 2 sent')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Choose files' })).toBeDisabled();
});

test('takes dropped and pasted files, as far as there is room', async () => {
  render(<Page />);
  drop(png('a.png'));
  const paste = createEvent.paste(document.body, { clipboardData: clipboard('', png('b.png'), png('c.png')) });
  fireEvent(document.body, paste);
  expect(await screen.findByText('id-of-a.png id-of-b.png')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('One file was left out: 2 at most.');
});

test('words with a picture of them, as Word and Excel copy, go into the text field; elsewhere the picture is taken', async () => {
  render(
    <>
      <textarea aria-label="Prompt" />
      <Page />
    </>,
  );
  const copied = clipboard('Seven notes on my garden', png('image.png'));
  const pasteInto = (place: HTMLElement) =>
    fireEvent(place, createEvent.paste(place, { bubbles: true, clipboardData: copied }));
  // True: the default, which is to paste the words, was not prevented.
  expect(pasteInto(screen.getByLabelText('Prompt'))).toBe(true);
  expect(send).not.toHaveBeenCalled();
  expect(pasteInto(document.body)).toBe(false);
  expect(await screen.findByText('id-of-image.png')).toBeInTheDocument();
});

test('a file from a file manager, which copies its name as text, is taken also in a text field', async () => {
  render(
    <>
      <textarea aria-label="Prompt" />
      <Page />
    </>,
  );
  const field = screen.getByLabelText('Prompt');
  fireEvent(field, createEvent.paste(field, { bubbles: true, clipboardData: clipboard('a.png', png('a.png')) }));
  expect(await screen.findByText('id-of-a.png')).toBeInTheDocument();
});

test('a file that breaks a rule is refused in its row and never sent', async () => {
  render(<Page />);
  drop(new File(['%PDF'], 'a.pdf', { type: 'application/pdf' }));
  expect(screen.getByRole('alert')).toHaveTextContent('"a.pdf" is of a type that is not taken here.');
  expect(send).not.toHaveBeenCalled();
});

test('a failure shows its reason and can be retried', async () => {
  send.mockRejectedValueOnce(
    Object.assign(new Error('Upload failed with status 415'), { reason: '"a.png" is not PNG.' }),
  );
  render(<Page />);
  await choose(png('a.png'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Upload failed with status 415. "a.png" is not PNG.');
  await userEvent.click(screen.getByRole('button', { name: 'Send a.png again' }));
  expect(await screen.findByText('id-of-a.png')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('shows progress, and cancelling aborts the upload and restores the focus', async () => {
  let stopped: AbortSignal | undefined;
  send.mockImplementation((_file, { signal, onProgress, onWaiting }) => {
    stopped = signal;
    onProgress(40);
    onWaiting(true);
    return new Promise(() => undefined);
  });
  render(<Page />);
  await choose(png('a.png'));
  expect(screen.getByRole('progressbar')).toHaveAttribute('value', '40');
  expect(screen.getByText(/Connection lost, goes on when it is back, 40%/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel a.png' }));
  expect(stopped?.aborted).toBe(true);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Choose files' })).toHaveFocus());
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

/** Chooses files and leaves the focus where it is. */
const take = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText('Pictures', { selector: 'input' }), { target: { files } });

/** Shows a file that has arrived in the place of the field. */
function Single() {
  const uploads = useFileUploads({ purpose: 'source-image', send });
  const [name, setName] = useState('');
  const arrived = uploads.files.find(({ uploadId }) => uploadId !== undefined);
  useEffect(() => {
    if (!arrived) return;
    setName(arrived.file.name);
    uploads.remove(arrived.id);
  });
  return (
    <>
      <a href="/elsewhere">Elsewhere</a>
      <div>{name ? <button type="button">Remove {name}</button> : <FileDrop label="Pictures" uploads={uploads} />}</div>
    </>
  );
}

test('the focus goes from the button to the file, and on to what stands in its place when it has arrived', async () => {
  let arrive: (id: string) => void = () => undefined;
  const arrived = new Promise<string>((resolve) => {
    arrive = resolve;
  });
  send.mockReturnValue(arrived);
  render(<Single />);
  screen.getByRole('button', { name: 'Choose a file' }).focus();
  take(png('a.png'));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel a.png' })).toHaveFocus());
  arrive('id-of-a.png');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove a.png' })).toHaveFocus());
});

test('a file that arrives takes no focus from elsewhere', async () => {
  render(<Single />);
  screen.getByRole('link', { name: 'Elsewhere' }).focus();
  take(png('a.png'));
  await screen.findByRole('button', { name: 'Remove a.png' });
  await new Promise(requestAnimationFrame);
  expect(screen.getByRole('link', { name: 'Elsewhere' })).toHaveFocus();
});
