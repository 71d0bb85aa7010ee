import type { deskFigures } from '@flint/shared/contracts/billing-desk';
import type { CallOutput } from '@flint/shared/contracts/call';
import { createReplicateSimulator } from '@flint/simulators/replicate';
import { aWave } from '../support/a-wave';
import { type Fal, startFal } from '../support/fal';
import { stopAtTheEnd } from '../support/leftovers';
import { type OpenAi, startOpenAi } from '../support/openai';
import { query } from '../support/query';
import { sendFile } from '../support/send-file';
import { startServer, type TestClient, type TestServer } from '../support/server';
import { giveRole } from '../support/steward';

const ULTRA = 'fal-ai/flux-pro/v1.1-ultra';
const PICTURE = '/api/fal-ai/generate/image';

type Figures = CallOutput<typeof deskFigures>;

let fal: Fal;
let openai: OpenAi;
let server: TestServer;
let staff: TestClient;
let user: TestClient;
beforeAll(async () => {
  [fal, openai] = await Promise.all([startFal(), startOpenAi()]);
  server = await startServer({
    ...{ RATE_LIMIT_FACTOR: '1000', ...fal.env, ...openai.env },
    ...{ OPENAI_TRANSCRIPTION_MODEL: 'whisper-1', OPENAI_SPEECH_MODEL: 'tts-1' },
  });
  [staff, user] = await Promise.all([server.signUpVerified(), server.signUpVerified()]);
  await giveRole(server.env.DATABASE_URL, staff.id, 'admin');
  await user.grant(100);
});
afterAll(async () => {
  await server.expectCleanLedger();
  await server.stop();
  await Promise.all([fal.stop(), openai.stop()]);
});

const figures = async () =>
  (await staff.fetchJson('GET', '/api/staff/billing/figures?days=1')).body as unknown as Figures;
const rowOf = async (kind: string) => (await figures()).models.find((row) => row.kind === kind);
const requests = (provider: string) =>
  query(
    server.env.DATABASE_URL,
    'select state, model, units, cost_micros from provider_request where provider = $1 order by created_at',
    [provider],
  );
const draw = (prompt: string) => user.fetchJson('POST', PICTURE, { prompt, model: ULTRA });

test('a vendor’s count is recorded for each request, also of a failed one, and what it does not tell stays unknown', async () => {
  await fal.script(
    { prompt: 'boat', counted: { units: 1 } },
    { prompt: 'forbidden', counted: { units: 2 }, run: { error: 422 } },
  );
  const { body } = await draw('a boat');
  const { charged } = body as { charged: number };
  expect((await draw('forbidden')).status).toBeGreaterThanOrEqual(400);
  expect((await draw('a quiet harbour')).status).toBe(200);
  expect(await requests('fal')).toEqual([
    { state: 'done', model: ULTRA, units: { billable: 1 }, cost_micros: '60000' },
    { state: 'accepted', model: ULTRA, units: { billable: 2 }, cost_micros: '120000' },
    { state: 'done', model: ULTRA, units: null, cost_micros: null },
  ]);

  const { creditMicros } = await figures();
  expect(creditMicros).toBeGreaterThan(0);
  expect(await rowOf('image')).toEqual({
    ...{ kind: 'image', model: ULTRA, servedBy: 'fal', runs: 2, charged: 2 * charged, requests: 3, notTold: 1 },
    ...{ cost: 180_000, margin: 2 * charged * creditMicros - 180_000 },
  });
});

test('a compatible endpoint’s count of a recording and of an answer is recorded; without a price the cost is unknown', async () => {
  await openai.script({ reply: 'The tide comes in slowly.' });
  const recording = { purpose: 'recording' as const, name: 'sea.wav', contentType: 'audio/wav', bytes: aWave(5) };
  const upload_id = await sendFile(user, recording);
  expect((await user.fetchJson('POST', '/api/fal-ai/speech/to-text', { upload_id })).status).toBe(200);
  const host = new URL(openai.env.OPENAI_BASE_URL ?? '').host;
  expect(await requests('openai-compatible')).toEqual([
    { state: 'done', model: `${host}/whisper-1`, units: { audio_seconds: 2 }, cost_micros: null },
  ]);
  expect(await rowOf('transcript')).toMatchObject({ requests: 1, notTold: 1, cost: null, margin: null });

  expect((await user.fetchJson('POST', '/api/fal-ai/speech/text-to-speech', { text: 'Hello.' })).status).toBe(200);
  expect((await requests('openai-compatible'))[1]).toMatchObject({ units: null, cost_micros: null });
});

test('Replicate’s metrics are recorded, and priced where its page names a price', async () => {
  const replicate = await createReplicateSimulator();
  stopAtTheEnd(() => replicate.close());
  const other = await startServer({ RATE_LIMIT_FACTOR: '1000', ...replicate.env });
  try {
    await replicate.script({ rules: [{ counted: { image_count: 2, predict_time: 1.5 } }] });
    const buyer = await other.signUpVerified();
    expect((await buyer.fetchJson('POST', PICTURE, { prompt: 'a boat', num_images: 2 })).status).toBe(200);
    expect(await query(other.env.DATABASE_URL, 'select model, units, cost_micros from provider_request')).toEqual([
      { model: 'black-forest-labs/flux-dev', units: { images: 2, compute_seconds: 1.5 }, cost_micros: '50000' },
    ]);
  } finally {
    await other.stop();
    await replicate.close();
  }
});
