import type { InputFile } from '@flint/engines/spec/input-files';
import { TOO_LONG, UNREADABLE } from './fault';
import { type SimulatedOpenAi, startSimulatedOpenAi } from './simulated-openai';
import { createOpenAiSpeechModel } from './speech';
import { createOpenAiTranscriptionModel } from './transcription';
import { createOpenAiCaptionModel } from './vision';

let openai: SimulatedOpenAi;
beforeAll(async () => {
  openai = await startSimulatedOpenAi();
});
beforeEach(() => openai.script());
afterAll(() => openai.close());

const patient = () => new AbortController().signal;
const options = () => ({ ...openai.endpoint, model: 'simulated-small' });
const say = (signal = patient()) =>
  createOpenAiSpeechModel(options()).speak({ text: 'Good morning', voice: 'otto', speed: 1.5 }, signal);
const RECORDING = { bytes: new Uint8Array([1, 2, 3]), contentType: 'audio/mpeg' } as InputFile;
const hear = (language: string | null = null) =>
  createOpenAiTranscriptionModel(options()).transcribe(RECORDING, language, patient());
const PICTURE = { bytes: new Uint8Array([137, 80, 78, 71]), contentType: 'image/png' } as InputFile;
const see = (model = 'simulated-small') =>
  createOpenAiCaptionModel({ ...options(), model }).describe([PICTURE, PICTURE], 'Say: a red boat', patient());

test('speech is WAV, in the most similar voice and at the ordered pace', async () => {
  const { bytes, contentType } = await say();

  expect(contentType).toBe('audio/wav');
  expect(Buffer.from(bytes.subarray(0, 4)).toString()).toBe('RIFF');
  expect(openai.journal().calls.at(-1)?.body).toMatchObject({ input: 'Good morning', voice: 'onyx', speed: 1.5 });
});

test('a recording is transcribed with times and language', async () => {
  await openai.script({ reply: 'one two three four five six seven' });

  expect(await hear()).toEqual({
    text: 'one two three four five six seven',
    language: 'en',
    segments: [
      { start: 0, end: expect.closeTo(2.4), text: 'one two three four five six' },
      { start: expect.closeTo(2.4), end: expect.closeTo(2.8), text: 'seven' },
    ],
  });
});

test('a model without times is asked for the text alone, and remembered', async () => {
  await openai.script({ reply: 'one two' });
  const model = createOpenAiTranscriptionModel({ ...options(), model: 'gpt-4o-transcribe' });
  const once = () => model.transcribe(RECORDING, null, patient());

  expect([await once(), await once()]).toEqual(Array(2).fill({ text: 'one two', language: null, segments: [] }));
  expect(openai.journal()).toMatchObject({ paid: 2, calls: [{ answer: 400 }, {}, {}] });
});

test.each([
  [
    'a text that is too long',
    () => createOpenAiSpeechModel(options()).speak({ text: 'a'.repeat(4097), voice: 'otto', speed: 1 }, patient()),
    TOO_LONG,
  ],
  [
    'a recording that is too large',
    () =>
      createOpenAiTranscriptionModel(options()).transcribe(
        { ...RECORDING, bytes: new Uint8Array(25 * 2 ** 20 + 1) },
        null,
        patient(),
      ),
    TOO_LONG,
  ],
])('%s is refused in words, and not sent again', async (_, order, message) => {
  await expect(order()).rejects.toMatchObject({ kind: 'refused', message });
  expect(openai.journal()).toMatchObject({ paid: 0, calls: [{}] });
});

test('a model that refuses the length limit by its older name is given the newer one', async () => {
  await openai.scriptModels(['gpt-5-mini']);

  expect(await see('gpt-5-mini')).toMatchObject({ text: 'a red boat' });
  expect(openai.journal().calls.map(({ body }) => [body?.max_tokens, body?.max_completion_tokens])).toEqual([
    [1024, undefined],
    [undefined, 1024],
  ]);
});

test('pictures are sent inside the request, with the instruction', async () => {
  expect(await see()).toMatchObject({ text: 'a red boat', usage: { completionTokens: 3 } });
  const messages = openai.journal().calls.at(-1)?.body?.messages as { content: { type: string }[] }[];
  expect(messages[0]?.content).toEqual([
    { type: 'text', text: 'Say: a red boat' },
    { type: 'image_url', image_url: { url: 'data:image/png;base64,iVBORw==' } },
    { type: 'image_url', image_url: { url: 'data:image/png;base64,iVBORw==' } },
  ]);
});

test.each([
  ['speech', () => say()],
  ['transcripts', () => hear()],
  ['pictures', () => see()],
])('%s: a fault is told as such, and each order is sent once', async (_, order) => {
  await openai.script({ error: 429 });
  await expect(order()).rejects.toMatchObject({ kind: 'busy' });
  await openai.script({ error: 'lost' });
  await expect(order()).rejects.toMatchObject({ kind: 'lost_response' });
  expect(openai.journal().calls).toHaveLength(1);
});

test('an invalid transcript is a failure', async () => {
  await openai.script({ stream: { fault: 'malformed' } });
  await expect(hear()).rejects.toMatchObject({ kind: 'failed', message: UNREADABLE });
});

test('stopping throws the reason', async () => {
  await openai.script({ delayMs: 10_000 });
  const stop = new AbortController();
  const speaking = say(stop.signal);
  const reason = new Error('stopped');
  stop.abort(reason);
  await expect(speaking).rejects.toBe(reason);
});
