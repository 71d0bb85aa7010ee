import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunOf } from '@flint/shared/contracts/runs';
import type { VideoAnswer } from '@flint/shared/contracts/videos';
import { findFfmpeg } from '../../src/providers/embedded/ffmpeg/find-ffmpeg';
import { probe } from '../../src/providers/embedded/ffmpeg/probe';
import { EventStream } from '../support/event-stream';
import { listPage } from '../support/library';
import { startServer, type TestClient, type TestServer } from '../support/server';
import { tempDir } from '../support/temp-dir';
import { until } from '../support/until';

const PATH = '/api/fal-ai/generate/video';

let server: TestServer;
let user: TestClient;

beforeAll(async () => {
  server = await startServer({ RATE_LIMIT_FACTOR: '1000' });
  user = await server.signUpVerified();
  await user.grant(1000);
});
afterAll(() => server.stop());

async function start(body: object, key: string = randomUUID()) {
  const headers = { prefer: 'respond-async', 'idempotency-key': key };
  const answer = await user.fetchJson('POST', PATH, body, headers);
  return (answer.body as { run: RunOf<'video'> }).run;
}

/** Programs the server has started and not ended. */
function programs(): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const parent = /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
        return parent === String(server.pid) ? [readFileSync(`/proc/${pid}/cmdline`, 'utf8')] : [];
      } catch {
        return [];
      }
    })
    .filter((line) => line.includes('ffmpeg'));
}

test('ENT-47 ENT-53 words become a film with a voice and music, paid by the second, in parts if asked', async () => {
  const before = await user.balance();
  const { status, body } = await user.fetchJson('POST', PATH, {
    ...{ prompt: 'Slow push in over dunes at dusk', duration: 2, aspect_ratio: '1:1', motion_bucket_id: 60, seed: 21 },
    ...{ captions: true, speech: { text: 'Far away.' }, music: 'soft piano' },
  });
  const answer = body as VideoAnswer;
  expect([status, answer]).toEqual([
    200,
    expect.objectContaining({
      ...{ success: true, charged: 2, returned: 0, balance: before - 2, servedBy: 'embedded', url: answer.video?.url },
      video: expect.objectContaining({
        ...{ prompt: 'Slow push in over dunes at dusk', aspect_ratio: '1:1', model: 'fal-ai/stable-video', seed: 21 },
        ...{ motion_bucket_id: 60, content_type: 'video/mp4', poster_url: expect.stringMatching(/^.*\/media\//) },
      }),
    }),
  ]);
  const part = await server.client().fetch(answer.url ?? '', { headers: { range: 'bytes=0-99' } });
  expect([part.status, part.headers.get('content-type')]).toEqual([206, 'video/mp4']);
  const file = join(tempDir(), 'film.mp4');
  writeFileSync(file, Buffer.from(await (await user.fetch(answer.url ?? '')).arrayBuffer()));
  const found = await probe((await findFfmpeg()).path, file);
  expect(Math.abs(found.seconds - 2)).toBeLessThan(0.2);
  expect(found).toMatchObject({ width: 1024, height: 1024, sampleRate: 48_000 });
  const { items } = await listPage(user, { kind: 'video', q: 'dunes' });
  expect(items).toEqual([expect.objectContaining({ kind: 'video', madeAs: 'video', cost: 2 })]);
});

test('VAL-26 VAL-27 CONST-20 a bare order is five wide seconds by the default model; a cancelled film ends its programs', async () => {
  const before = await user.balance();
  const key = randomUUID();
  const [run, same] = await Promise.all([start({ prompt: 'waves' }, key), start({ prompt: 'waves' }, key)]);
  expect([run.id, same.id]).toEqual([key, key]);
  expect(run).toMatchObject({
    price: 5,
    recipe: { model: 'fal-ai/stable-video', duration: 5, aspectRatio: '16:9', motionBucketId: 127, captions: false },
  });
  const stream = await EventStream.open<RunOf<'video'>>(user, `/api/runs/${key}/events`);
  await stream.until(({ phase }) => phase === 'Filming');
  await until(async () => programs().length > 0);
  await user.fetchJson('POST', `/api/runs/${key}/cancel`);
  expect(await stream.until((told) => told.status === 'cancelled' && told)).toMatchObject({ charged: 0, returned: 5 });
  await until(async () => programs().length === 0);
  expect(await user.balance()).toBe(before);
});

test('a picture that cannot be read fails in words and costs nothing', async () => {
  const before = await user.balance();
  const wish = { prompt: 'slowly', duration: 1, image_url: `${server.url}/media/nothing.png` };
  const { status, body } = await user.fetchJson('POST', PATH, wish);
  expect([status, body]).toEqual([
    400,
    expect.objectContaining({ message: expect.stringMatching(/^The image address could not be read/) }),
  ]);
  expect(await user.balance()).toBe(before);
});
