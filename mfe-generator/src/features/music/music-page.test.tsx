import { generateMusic, textToMusic } from '@flint/shared/contracts/music';
import { openPage } from '@flint/shared/testing/open-page';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aPiece } from '../../testing/a-media-run';
import MusicPage from './music-page';

beforeEach(() => localStorage.clear());

const open = (visit: Partial<Parameters<typeof openPage>[0]> = {}) =>
  openPage({ page: <MusicPage />, path: '/music-generator', ...visit });
const button = () => screen.findByRole('button', { name: /^Compose · / });
const taken = { status: 202, body: { success: true, run: aPiece({ id: 'run-2' }), balance: 99 } };

test('the quick mode makes a short piece, the full mode has all fields', async () => {
  const { keyboard, server } = await open({
    api: (api) => api.answer(generateMusic, taken).answer(textToMusic, taken),
  });
  fireEvent.change(screen.getByRole('textbox', { name: 'Prompt' }), { target: { value: 'Rain' } });
  fireEvent.change(screen.getByRole('slider', { name: 'Length' }), { target: { value: '40' } });
  expect(await button()).toHaveAccessibleName('Compose · 2 credits');
  await keyboard.click(await button());
  await waitFor(() => expect(server.sentTo(generateMusic)).toHaveLength(1));
  expect(server.sentTo(generateMusic)[0]?.body).toEqual({ prompt: 'Rain', duration: 40 });

  await keyboard.click(screen.getByRole('radio', { name: 'Full' }));
  await keyboard.selectOptions(screen.getByRole('combobox', { name: 'Genre' }), 'Jazz');
  await keyboard.selectOptions(screen.getByRole('combobox', { name: 'Key' }), 'A minor');
  fireEvent.change(screen.getByRole('textbox', { name: /^Tempo/ }), { target: { value: '96' } });
  await keyboard.click(screen.getByRole('radio', { name: 'FLAC' }));
  await keyboard.click(screen.getByRole('checkbox', { name: /MIDI/ }));
  await keyboard.click(await button());
  await waitFor(() => expect(server.sentTo(textToMusic)).toHaveLength(1));
  expect(server.sentTo(textToMusic)[0]?.body).toEqual({
    ...{ prompt: 'Rain', duration: 40, genre: 'jazz', key: 'A minor', tempo: 96 },
    ...{ format: 'flac', stems: false, midi: true },
  });
});

test('a tempo out of range is refused before it is sent', async () => {
  const { keyboard, server } = await open();
  await keyboard.click(screen.getByRole('radio', { name: 'Full' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Prompt' }), { target: { value: 'Rain' } });
  fireEvent.change(screen.getByRole('textbox', { name: /^Tempo/ }), { target: { value: '900' } });
  await keyboard.click(await button());
  expect(screen.getByRole('textbox', { name: /^Tempo/ })).toBeInvalid();
  expect(server.sentTo(textToMusic)).toHaveLength(0);
});

test('a piece shows its plan, downloads its stems, and is made again with one field changed', async () => {
  const { keyboard } = await open({ runs: [aPiece()] });
  expect(await screen.findByText('Lo-fi · calm · 82 bpm · A minor · −14.1 LUFS')).toBeInTheDocument();
  expect(screen.getByText(/Built-in · 1:00 · Lo-fi/)).toBeInTheDocument();
  expect(within(screen.getByRole('list', { name: 'Sections' })).getAllByRole('listitem')[1]).toHaveTextContent(
    'A 0:12',
  );
  const files = within(screen.getByRole('list', { name: 'Downloads' }));
  expect(files.getByRole('link', { name: 'MP3' })).toHaveAttribute('download', 'calm-lo-fi-rain-21.mp3');
  expect(files.getByRole('link', { name: 'Drums' })).toHaveAttribute('download', 'calm-lo-fi-rain-21-drums.mp3');
  expect(files.getByRole('link', { name: 'MIDI' })).toHaveAttribute('href', '/media/piece.mid');

  await keyboard.click(screen.getByRole('button', { name: 'Mood: calm' }));
  expect(screen.getByRole('textbox', { name: 'Prompt' })).toHaveValue('Calm lo-fi, rain');
  expect(screen.getByRole('textbox', { name: 'Seed' })).toHaveValue('21');
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Mood' })).toHaveFocus());
});
