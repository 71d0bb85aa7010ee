import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RunOf } from '@flint/shared/contracts/runs';
import type { SpeechAnswer, TranscriptAnswer, TranscriptQuote } from '@flint/shared/contracts/speech';
import { createOpenAiSimulator } from '@flint/simulators/openai';
import { aWave } from '../support/a-wave';
import { stopAtTheEnd } from '../support/leftovers';
import { query } from '../support/query';
import { sendFile } from '../support/send-file';
import { startServer, type TestClient, type TestServer } from '../support/server';

const PATH = '/api/fal-ai/speech/to-text';
const SECONDS = 70;

let endpoint: Awaited<ReturnType<typeof createOpenAiSimulator>>;
let server: TestServer;
let user: TestClient;

beforeAll(async () => {
  endpoint = await createOpenAiSimulator();
  stopAtTheEnd(() => endpoint.close());
  server = await startServer({
    RATE_LIMIT_FACTOR: '1000',
    ...endpoint.env,
    OPENAI_TRANSCRIPTION_MODEL: 'whisper-1',
    OPENAI_SPEECH_MODEL: 'tts-1',
  });
  user = await server.signUpVerified();
  await user.grant(100);
});
beforeEach(() => endpoint.reset());
afterAll(async () => {
  await server.stop();
  await endpoint.close();
});

const send = (bytes: Buffer, by = user) =>
  sendFile(by, { purpose: 'recording', name: 'harbour.wav', contentType: 'audio/wav', bytes });

test('a recording is measured, priced and transcribed at exactly that price; a retry finds the file', async () => {
  await endpoint.script({ rules: [{ reply: 'The tide comes in slowly, and the lamps are lit one by one.' }] });
  const upload_id = await send(aWave(SECONDS));
  const quoted = (await user.fetchJson('POST', `${PATH}/quote`, { upload_id })).body as TranscriptQuote;
  expect(quoted).toMatchObject({ success: true, name: 'harbour.wav', seconds: expect.closeTo(SECONDS, 1), price: 4 });

  const before = await user.balance();
  const { status, body } = await user.fetchJson('POST', PATH, { upload_id });
  const answer = body as TranscriptAnswer;
  expect([status, answer]).toEqual([
    200,
    expect.objectContaining({
      ...{ charged: quoted.price, returned: 0, balance: before - quoted.price, servedBy: 'openai-compatible' },
      ...{ text: 'The tide comes in slowly, and the lamps are lit one by one.', language: 'en', draft: false },
    }),
  ]);
  expect(answer.segments[0]).toMatchObject({ start: 0, text: 'The tide comes in slowly, and' });

  const again = await user.fetchJson('POST', `/api/runs/${answer.runId}/retry`);
  const { run } = again.body as { run: RunOf<'transcript'> };
  expect(run).toMatchObject({ kind: 'transcript', title: 'harbour.wav', price: 4 });
  expect(await user.untilEnded(run.id)).toMatchObject({ status: 'completed' });
});

test.each([
  ['voice-3gp4.m4a', 'audio/mp4', 3],
  ['cut-40s-header-160s.mp3', 'audio/mpeg', 39.53],
  ['quiet-start-43s.mp3', 'audio/mpeg', 43.09],
])(
  '%s: quoted, kept, held and charged by what is heard in it, not by its header',
  async (name, contentType, seconds) => {
    const bytes = await readFile(join(__dirname, '../fixtures', name));
    const upload_id = await sendFile(user, { purpose: 'recording', name, contentType, bytes });
    const quoted = (await user.fetchJson('POST', `${PATH}/quote`, { upload_id })).body as TranscriptQuote;
    expect(quoted).toMatchObject({ name, seconds: expect.closeTo(seconds, 1), price: 2 });
    const kept = await query(server.env.DATABASE_URL, 'select seconds from upload where id = $1', [upload_id]);
    expect(kept).toEqual([{ seconds: quoted.seconds }]);

    const before = await user.balance();
    const { body } = await user.fetchJson('POST', PATH, { upload_id });
    const { runId, charged } = body as TranscriptAnswer;
    expect([charged, await user.balance()]).toEqual([2, before - 2]);
    const { run } = (await user.fetchJson('GET', `/api/runs/${runId}`)).body as { run: RunOf<'transcript'> };
    expect(run).toMatchObject({ price: 2, recipe: { seconds: quoted.seconds } });
  },
);

test('with a speech model the endpoint synthesises, and the server encodes the chosen format', async () => {
  const wish = { text: 'The lamps are lit.', voice: 'otto', format: 'ogg' };
  const { status, body } = await user.fetchJson('POST', '/api/fal-ai/speech/text-to-speech', wish);
  expect([status, body]).toEqual([
    200,
    expect.objectContaining({ charged: 4, servedBy: 'openai-compatible', content_type: 'audio/ogg', draft: false }),
  ]);
  const heard = await user.fetch((body as SpeechAnswer).url ?? '');
  expect(Buffer.from(await heard.arrayBuffer()).toString('latin1', 0, 4)).toBe('OggS');
});

test('a language that the service does not know is named before anything is held', async () => {
  const upload_id = await send(aWave(2));
  const before = await user.credits();
  for (const path of [PATH, `${PATH}/quote`]) {
    const { status, body } = await user.fetchJson('POST', path, { upload_id, language: 'ga' });
    expect([status, body]).toEqual([
      400,
      expect.objectContaining({ message: expect.stringMatching(/^Recordings in Irish are not transcribed here/) }),
    ]);
  }
  expect(await user.credits()).toEqual(before);
  const { status } = await user.fetchJson('POST', PATH, { upload_id, language: 'fil' });
  expect([status, endpoint.journal().calls.at(-1)?.fields?.language]).toEqual([200, 'tl']);
});

test('a failed run refunds its credits; an unreadable file is not charged', async () => {
  const upload_id = await send(aWave(2));
  const before = await user.credits();
  await endpoint.script({ rules: [{ error: 500 }] });
  const { status, body } = await user.fetchJson('POST', PATH, { upload_id });
  expect([status, body]).toEqual([
    502,
    expect.objectContaining({ success: false, message: expect.stringMatching(/2 credits returned\.$/) }),
  ]);

  const strange = await server.signUpVerified();
  const refused = async (client: TestClient, asked: object) => (await client.fetchJson('POST', PATH, asked)).body;
  expect(await refused(strange, { upload_id })).toMatchObject({ error: 'invalid_input', field: 'upload_id' });
  expect(await refused(user, { audio_url: `${server.url}/no.mp3` })).toMatchObject({ field: 'audio_url' });
  expect(await refused(user, {})).toMatchObject({ field: 'audio_url', message: 'Choose a recording.' });
  expect((await server.client().fetchJson('POST', PATH, { upload_id })).status).toBe(401);
  expect(await user.credits()).toEqual(before);
});
