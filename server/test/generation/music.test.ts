import { randomUUID } from 'node:crypto';
import { findFfmpeg } from '@flint/engines/ffmpeg/find-ffmpeg';
import { probe } from '@flint/engines/ffmpeg/probe';
import type { DashboardSummary } from '@flint/shared/contracts/dashboard';
import type { MusicAnswer } from '@flint/shared/contracts/music';
import type { RunOf } from '@flint/shared/contracts/runs';
import { EventStream } from '../support/event-stream';
import { fileOf } from '../support/file-of';
import { listPage } from '../support/library';
import type { RunningServer, TestClient } from '../support/server';
import { sharedServer } from '../support/shared-server';

const QUICK = '/api/fal-ai/music/generate';
const FULL = '/api/fal-ai/music/text-to-music';

let server: RunningServer;
let user: TestClient;

beforeAll(async () => {
  server = await sharedServer();
  user = await server.signUpVerified();
  await user.grant(1000);
});

async function start(body: object, key: string = randomUUID()) {
  const headers = { prefer: 'respond-async', 'idempotency-key': key };
  const answer = await user.fetchJson('POST', FULL, body, headers);
  return (answer.body as { run: RunOf<'music'> }).run;
}

test('a short piece costs half a minute and has its plan and loudness', async () => {
  const before = await user.balance();
  const { status, body } = await user.fetchJson('POST', QUICK, { prompt: 'calm lo-fi, rain', duration: 5, seed: 21 });
  expect([status, body]).toEqual([
    200,
    expect.objectContaining({
      ...{ success: true, charged: 1, returned: 0, balance: before - 1, servedBy: 'embedded', seed: 21 },
      plan: expect.objectContaining({ genre: 'lofi', mood: 'calm' }),
    }),
  ]);
  const { audioUrl = '', url, audio } = body as MusicAnswer;
  expect(url).toBe(audioUrl);
  expect(audio?.peaks.length).toBeGreaterThan(100);
  expect(audio?.loudness).toBeGreaterThanOrEqual(-16);
  expect(audio?.loudness).toBeLessThanOrEqual(-12);
  const part = await server.client().fetch(audioUrl, { headers: { range: 'bytes=0-99' } });
  expect([part.status, part.headers.get('content-type')]).toEqual([206, 'audio/mpeg']);
  const { items } = await listPage(user, { kind: 'audio', q: 'rain' });
  expect(items).toEqual([expect.objectContaining({ madeAs: 'music', title: 'calm lo-fi, rain', cost: 1 })]);
});

test('the full mode writes the chosen format with stems and MIDI, none counted as a picture; an idempotency key is one piece', async () => {
  const key = randomUUID();
  const wish = { prompt: 'walk', duration: 6, genre: 'jazz', tempo: 120, format: 'flac', stems: true, midi: true };
  const [first, second] = await Promise.all([start(wish, key), start(wish, key)]);
  expect([first.id, second.id]).toEqual([key, key]);
  const run = (await user.untilEnded(key)) as RunOf<'music'>;
  expect(run).toMatchObject({ status: 'completed', charged: 1, output: { plan: { genre: 'jazz', tempo: 120 } } });
  const [piece] = run.media;
  expect(run.media.map(({ role }) => role)).toEqual(expect.arrayContaining(['audio', 'stem', 'midi']));
  const { body } = await user.fetchJson('GET', '/api/dashboard/summary');
  expect((body as { summary: DashboardSummary }).summary.counts).toEqual({ images: 0, running: 0 });
  const file = await fileOf(user, piece?.url, 'piece.flac');
  const { seconds } = await probe((await findFfmpeg()).path, file);
  expect(Math.abs(seconds - 6)).toBeLessThan(0.2);
});

test('a long piece reports progress, and is cancelled without charge', async () => {
  const before = await user.balance();
  const run = await start({ prompt: 'epic strings', duration: 300 });
  expect(run).toMatchObject({ kind: 'music', price: 10 });
  const stream = await EventStream.open<RunOf<'music'>>(user, `/api/runs/${run.id}/events`);
  await stream.until(({ progress }) => (progress ?? 0) > 0);
  await user.fetchJson('POST', `/api/runs/${run.id}/cancel`);
  expect(await stream.until((told) => told.status === 'cancelled' && told)).toMatchObject({ charged: 0, returned: 10 });
  expect(await user.balance()).toBe(before);
});
