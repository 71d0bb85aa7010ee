import { ERROR_CODES } from '@flint/shared/contracts/errors';
import { getRun, type Run, type RunOf } from '@flint/shared/contracts/runs';
import { quoteTranscript, speechToText, textToSpeech } from '@flint/shared/contracts/speech';
import { openPage } from '@flint/shared/testing/open-page';
import { fireEvent, screen, within } from '@testing-library/react';
import { aRun } from '../../testing/a-run';
import PlaygroundPage from './playground-page';

// Loads the lazy views in advance: compiling them takes seconds on a busy machine.
beforeAll(() => Promise.all([import('../speech/speech-view'), import('../transcribe/transcribe-view')]), 60_000);
beforeEach(() => localStorage.clear());

const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });

test('a text is sent once, priced per thousand characters, with the chosen voice and format', async () => {
  const run = { ...aRun(), kind: 'speech', title: 'Good morning', status: 'running', images: [] } as unknown as Run;
  const { server, keyboard } = await openPage({
    ...{ page: <PlaygroundPage />, path: '/playground?view=speech', by: 'fal' },
    api: (api) =>
      api
        .answer(textToSpeech, { status: 202, body: { success: true, run, balance: 92 } })
        .answer(getRun, { body: { run } }),
  });
  type('Text', 'x'.repeat(1001));
  await keyboard.click(screen.getByRole('radio', { name: /^Miles/ }));
  await keyboard.click(screen.getByRole('radio', { name: 'WAV' }));
  await keyboard.click(await screen.findByRole('button', { name: 'Speak · 8 credits' }));
  const [sent] = server.sentTo(textToSpeech);
  expect(sent?.body).toEqual({ text: 'x'.repeat(1001), voice: 'miles', format: 'wav', speed: 1 });
  type('Text', '…');
  await keyboard.click(screen.getByRole('button', { name: 'Speak · 4 credits' }));
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveAccessibleDescription(/nothing to be spoken/);
  expect(server.sentTo(textToSpeech)).toHaveLength(1);
});

const SEGMENTS = [
  { start: 0, end: 2, text: 'The tide comes in slowly.' },
  { start: 2.5, end: 5, text: 'The lamps are lit.' },
];

test('a transcript of the built-in engine is marked as a draft; its lines can be searched, with their times', async () => {
  const heard = {
    ...aRun(),
    kind: 'transcript',
    title: 'harbour.wav',
    images: [],
    media: [],
    recipe: { name: 'harbour.wav', audioUrl: null, uploadId: 'upload-1', language: null, seconds: 5 },
    output: { text: 'The tide comes in slowly. The lamps are lit.', segments: SEGMENTS, language: 'en', draft: true },
  } as unknown as RunOf<'transcript'> & Run;
  const { keyboard } = await openPage({
    ...{ page: <PlaygroundPage />, path: '/playground?view=transcribe', runs: [heard], priced: false },
  });
  const card = await screen.findByRole('article');
  expect(within(card).getByText('Draft')).toBeVisible();
  expect(within(card).getByText('0:02')).toBeVisible();
  await keyboard.type(within(card).getByRole('searchbox'), 'lamps');
  expect(within(card).getByText('1 of 2 lines')).toBeVisible();
  expect(within(card).queryByText('The tide comes in slowly.')).toBeNull();
  expect(within(card).getByRole('button', { name: 'Download SRT' })).toBeVisible();
});

test('the price is the server’s quote; where it cannot transcribe, the page explains it and orders nothing', async () => {
  const words = 'This server cannot transcribe yet.';
  const { server, keyboard } = await openPage({
    ...{ page: <PlaygroundPage />, path: '/playground?view=transcribe', priced: false },
    api: (api) =>
      api.answer(quoteTranscript, ({ body }) =>
        (body as { audio_url: string }).audio_url.endsWith('one.mp3')
          ? { body: { success: true, name: 'one.mp3', seconds: 70, price: 2 } }
          : {
              status: ERROR_CODES.not_configured,
              body: { success: false, error: 'not_configured', message: words },
            },
      ),
  });
  await keyboard.click(await screen.findByRole('radio', { name: 'Address' }));
  const address = () => screen.getByRole('textbox', { name: 'Address of the recording' });
  fireEvent.change(address(), { target: { value: 'https://example.com/one.mp3' } });
  expect(await screen.findByRole('button', { name: 'Transcribe · 2 credits' })).toBeEnabled();
  fireEvent.change(address(), { target: { value: 'https://example.com/two.mp3' } });
  expect(await screen.findByText(/cannot transcribe yet/)).toBeVisible();
  expect(screen.getByRole('button', { name: /^Transcribe/ })).toBeDisabled();
  expect(server.sentTo(speechToText)).toHaveLength(0);
});
