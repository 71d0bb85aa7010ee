import type { HeardFile } from '@flint/engines/spec/direct-models';
import type { InputFile } from '@flint/engines/spec/input-files';
import { createAbilities, type Learnt } from './abilities';
import { UNREADABLE } from './fault';
import { REFUSAL_WORDS } from './refusal-words';
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
const RECORDING = { bytes: new Uint8Array([1, 2, 3]), contentType: 'audio/mpeg', seconds: 60 } as HeardFile;
const hear = (language: string | null = null) =>
  createOpenAiTranscriptionModel(options()).transcribe(RECORDING, language, patient());
const PICTURE = { bytes: new Uint8Array([137, 80, 78, 71]), contentType: 'image/png' } as InputFile;
const see = (model = 'simulated-small') =>
  createOpenAiCaptionModel({ ...options(), model }).describe([PICTURE, PICTURE], 'Say: a red boat', patient());

test('speech is WAV, in the most similar voice and at the ordered pace', async () => {
  const [{ bytes, contentType } = { bytes: new Uint8Array(), contentType: '' }] = await say();

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

test('a model known to give no times is asked for the text alone at once', async () => {
  await openai.script({ reply: 'one two' });
  const model = createOpenAiTranscriptionModel({ ...options(), model: 'gpt-4o-transcribe' });
  const once = () => model.transcribe(RECORDING, null, patient());

  expect([await once(), await once()]).toEqual(Array(2).fill({ text: 'one two', language: null, segments: [] }));
  expect(openai.journal()).toMatchObject({ paid: 2, calls: [{ answer: 200 }, { answer: 200 }] });
});

test('a text longer than a model takes is spoken in parts that end with sentences, nothing lost', async () => {
  const text = 'The lamps along the harbour are lit one by one, and the boats come in. '.repeat(66).trim();
  expect(text.length).toBeGreaterThan(4_600);
  const parts = await createOpenAiSpeechModel(options()).speak({ text, voice: 'otto', speed: 1 }, patient());

  const spoken = openai.journal().calls.map(({ body }) => String(body?.input));
  expect(parts).toHaveLength(spoken.length);
  expect(spoken.every((part) => part.length <= 4_096 && part.endsWith('.'))).toBe(true);
  expect(spoken.join(' ')).toBe(text);
});

test('a shorter limit is learnt from the first refusal, kept for the model and told once', async () => {
  await openai.script({ longest: 300 });
  const told: Learnt[] = [];
  const memory = { known: [], keep: (learnt: Learnt) => void told.push(learnt) };
  const abilities = createAbilities(openai.endpoint, memory);
  const model = createOpenAiSpeechModel(options(), abilities);
  const text = 'A lamp is lit. '.repeat(40).trim();
  const speak = () => model.speak({ text, voice: 'otto', speed: 1 }, patient());
  await speak();
  const { calls } = openai.journal();
  expect(calls.map(({ answer }) => answer)).toEqual([400, 200, 200]);
  expect(calls.flatMap(({ paid, body }) => (paid ? [body?.input] : [])).join(' ')).toBe(text);
  await speak();

  expect(openai.journal().calls.filter(({ answer }) => answer === 400)).toHaveLength(1);
  expect(told).toEqual([{ model: 'simulated-small', name: 'spokenMax', most: 299 }]);
});

test('what was learnt before a restart is known from the first order on, and what no release knows is passed over', () => {
  const kept: Learnt[] = [];
  const known = [
    { model: 'gpt-5', name: 'temperature', most: null },
    { model: 'gpt-5', name: 'spokenMax', most: 299 },
    { model: 'gpt-5', name: 'a limit of a later release', most: 7 },
    { model: 'gpt-5', name: 'a parameter of a later release', most: null },
  ];
  const abilities = createAbilities(openai.endpoint, { known, keep: (learnt) => void kept.push(learnt) });
  const before = abilities.of('gpt-4');
  expect(abilities.of('gpt-5')).toEqual({ ...before, refuses: ['temperature'], spokenMax: 299 });
  abilities.learn('gpt-5', { refuses: ['temperature', 'seed'] });
  expect(kept).toEqual([{ model: 'gpt-5', name: 'seed', most: null }]);
});

test('a recording that is too large is refused in words, and half its length is learnt', async () => {
  const model = createOpenAiTranscriptionModel(options());
  const large = { ...RECORDING, bytes: new Uint8Array(25 * 2 ** 20 + 1) };
  await expect(model.transcribe(large, null, patient())).rejects.toMatchObject({
    ...{ kind: 'refused', isTooLong: true, message: REFUSAL_WORDS.transcript.tooLong },
  });
  expect(openai.journal()).toMatchObject({ paid: 0, calls: [{}] });
  expect(model.takes().seconds).toBe(30);
});

test.each([
  ['fil', 'tl'],
  ['nb', 'no'],
  ['pt-BR', 'pt'],
  ['deu', 'de'],
  ['zh-Hant', 'zh'],
])('%s goes out as %s', async (language, code) => {
  await hear(language);
  expect(openai.journal().calls.at(-1)?.fields).toMatchObject({ language: code });
});

test('a language that the service does not know is named before the order', () => {
  const model = createOpenAiTranscriptionModel(options());
  expect([model.whyNot('de-AT'), model.whyNot(null)]).toEqual([undefined, undefined]);
  expect(model.whyNot('ga')).toBe(
    'Recordings in Irish are not transcribed here. Choose another language, or leave it open.',
  );
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
