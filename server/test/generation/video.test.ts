import { randomUUID } from 'node:crypto';
import { findFfmpeg } from '@flint/engines/ffmpeg/find-ffmpeg';
import { probe } from '@flint/engines/ffmpeg/probe';
import type { RunOf } from '@flint/shared/contracts/runs';
import type { Storyboard } from '@flint/shared/contracts/storyboard';
import type { VideoAnswer } from '@flint/shared/contracts/videos';
import sharp from 'sharp';
import { EventStream } from '../support/event-stream';
import { fileOf } from '../support/file-of';
import { listPage } from '../support/library';
import { isRunning, programsOf } from '../support/programs';
import { sendFile } from '../support/send-file';
import { startServer, type TestClient, type TestServer } from '../support/server';
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

test('the storyboard is free; the approved film starts from the uploaded picture, with voice and music', async () => {
  const before = await user.balance();
  const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c02020' } })
    .png()
    .toBuffer();
  const image_url = await sendFile(user, {
    ...{ purpose: 'source-image', name: 'boat.png', contentType: 'image/png', bytes },
  });
  const filmed = { prompt: 'Slow push in to a red boat. A lake at dusk.', image_url, duration: 2, captions: true };
  const drawn = await user.fetchJson('POST', '/api/videos/storyboard', { ...filmed, aspect_ratio: '1:1' });
  const board = drawn.body as Storyboard;
  expect(board.scenes).toEqual([
    {
      ...{ prompt: 'a red boat', camera: 'push-in', seconds: 1, caption: 'A red boat' },
      image: expect.stringMatching(/^data:image\/webp;base64,/),
    },
    expect.objectContaining({ prompt: 'A lake at dusk', seconds: 1 }),
  ]);
  const still = sharp(Buffer.from(board.scenes[0]?.image.split(',')[1] ?? '', 'base64'));
  expect(await still.metadata()).toMatchObject({ width: 512, height: 512 });
  expect((await still.stats()).dominant.r).toBeGreaterThan(150);
  expect(await user.balance()).toBe(before);

  const scenes = board.scenes.map(({ prompt, camera, caption }) => ({ prompt, camera, caption }));
  const { status, body } = await user.fetchJson('POST', PATH, {
    ...{ ...filmed, aspect_ratio: '1:1', motion_bucket_id: 60, seed: board.seed, scenes },
    ...{ speech: { text: 'Far away.' }, music: 'soft piano' },
  });
  const answer = body as VideoAnswer;
  expect([status, answer]).toEqual([
    200,
    expect.objectContaining({
      ...{ success: true, charged: 2, returned: 0, balance: before - 2, servedBy: 'embedded', url: answer.video?.url },
      video: expect.objectContaining({
        ...{ prompt: filmed.prompt, aspect_ratio: '1:1', model: 'fal-ai/stable-video', seed: board.seed },
        ...{ motion_bucket_id: 60, content_type: 'video/mp4', poster_url: expect.stringMatching(/^.*\/media\//) },
      }),
    }),
  ]);
  const part = await server.client().fetch(answer.url ?? '', { headers: { range: 'bytes=0-99' } });
  expect([part.status, part.headers.get('content-type')]).toEqual([206, 'video/mp4']);
  const found = await probe((await findFfmpeg()).path, await fileOf(user, answer.url, 'film.mp4'));
  expect(Math.abs(found.seconds - 2)).toBeLessThan(0.2);
  expect(found).toMatchObject({ width: 1024, height: 1024, sampleRate: 48_000 });
  const { items } = await listPage(user, { kind: 'video', q: 'dusk' });
  expect(items).toEqual([expect.objectContaining({ kind: 'video', madeAs: 'video', cost: 2 })]);
  const { run } = (await user.fetchJson('GET', `/api/runs/${answer.runId}`)).body as { run: RunOf<'video'> };
  expect(run.recipe).toMatchObject({ scenes, imageUrl: image_url, imageSource: { from: 'upload', name: 'boat.png' } });
});

test('an order without options is a five-second 16:9 film by the default model; a cancelled film ends its child processes', async () => {
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
  const [program = 0] = await until(async () => {
    const found = programsOf(server.pid);
    return found.length > 0 && found;
  });
  await user.fetchJson('POST', `/api/runs/${key}/cancel`);
  expect(await stream.until((told) => told.status === 'cancelled' && told)).toMatchObject({ charged: 0, returned: 5 });
  await until(async () => !isRunning(program));
  expect(programsOf(server.pid)).toEqual([]);
  expect(await user.balance()).toBe(before);
});

test('an unreadable picture fails with a message, without charge', async () => {
  const before = await user.balance();
  const wish = { prompt: 'slowly', duration: 1, image_url: `${server.url}/media/nothing.png` };
  const { status, body } = await user.fetchJson('POST', PATH, wish);
  expect([status, body]).toEqual([
    400,
    expect.objectContaining({ message: expect.stringMatching(/^The image address could not be read/) }),
  ]);
  expect(await user.balance()).toBe(before);
});
