import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { RunningServer, TestClient } from '../support/server';
import { sharedServer } from '../support/shared-server';

let server: RunningServer;
let user: TestClient;

beforeAll(async () => {
  server = await sharedServer();
  user = await server.signUpVerified();
});

interface ImageAnswer {
  images: { url: string; width: number; height: number; seed: number; model: string; bytes: number }[];
  servedBy: string;
  charged: number;
  seed: number;
  url: string;
  runId: string;
}

/** Makes pictures in the fastest style, unless the body names another. */
async function make(body: object): Promise<ImageAnswer> {
  const answer = await user.fetchJson('POST', '/api/fal-ai/generate/image', { style: 'cartoon', ...body });
  expect(answer.status).toBe(200);
  return answer.body as ImageAnswer;
}
const download = async (url: string) => Buffer.from(await (await server.client().fetch(url)).arrayBuffer());
const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

test('without a vendor every model is served by the built-in engine at its price, and the run names it', async () => {
  const made = await make({
    ...{ prompt: 'a mountain lake at dawn', style: undefined },
    ...{ model: 'fal-ai/recraft-v3', aspect_ratio: '16:9' },
  });
  expect(made).toMatchObject({
    servedBy: 'embedded',
    charged: 1,
    images: [{ model: 'fal-ai/recraft-v3', width: 1280, height: 720 }],
  });
  expect(made.url).toBe(made.images[0]?.url);
  const { format, width, height } = await sharp(await download(made.url)).metadata();
  expect([format, width, height]).toEqual(['png', 1280, 720]);
});

test('lettering is set on the picture: ordered texts and those quoted in the prompt', async () => {
  const plain = await make({ prompt: 'a lake', seed: 5 });
  const lettered = await make({ prompt: 'a lake', seed: 5, text_overlays: ['Breathe out'] });
  expect(lettered.images[0]).toMatchObject({ text_overlays: ['Breathe out'] });
  expect(plain.images[0]).toMatchObject({ text_overlays: [] });
  expect(hash(await download(lettered.url))).not.toBe(hash(await download(plain.url)));
  const quoted = await make({ prompt: 'a poster saying "Summer sale"', text_overlays: ['Now'], aspect_ratio: '4:5' });
  expect(quoted.images[0]).toMatchObject({ text_overlays: ['Now', 'Summer sale'], width: 1024, height: 1280 });
});

test.each([
  [['a', 'b', 'c', 'd'], /at most 3 texts/],
  [['x'.repeat(81)], /at most 80 characters/],
  [['日本'], /日 本 cannot be set/],
  ['Sale', /list/],
])('lettering without glyphs is refused before a hold: %j', async (texts, message) => {
  const answer = await user.fetchJson('POST', '/api/fal-ai/generate/image', { prompt: 'a lake', text_overlays: texts });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({
    field: expect.stringMatching(/^text_overlays/),
    message: expect.stringMatching(message),
  });
});

test('the same seed makes the same picture again', async () => {
  const first = await make({ prompt: 'three pears on a table' });
  const again = await make({ prompt: 'three pears on a table', seed: first.seed });
  expect(hash(await download(again.url))).toBe(hash(await download(first.url)));
});

test('a run sends progress events and ends with its pictures', async () => {
  const started = await user.fetchJson(
    'POST',
    '/api/fal-ai/generate/image',
    { prompt: 'a forest in autumn', num_images: 2 },
    { prefer: 'respond-async' },
  );
  const { run } = started.body as { run: { id: string } };
  const events = await user.fetch(`/api/runs/${run.id}/events`);
  expect(events.headers.get('content-type')).toContain('text/event-stream');
  const seen = (await events.text())
    .split('\n\n')
    .filter((line) => line.startsWith('data: '))
    .map((line) => JSON.parse(line.slice(6)) as { status: string; phase: string; images: unknown[] });
  expect(seen.map(({ phase }) => phase)).toEqual(expect.arrayContaining(['Drawing 1 of 2', 'Drawing 2 of 2', 'Done']));
  expect(seen.at(-1)).toMatchObject({ status: 'completed', charged: 2 });
  expect(seen.at(-1)?.images).toHaveLength(2);
});

test('a queued run is cancelled at once, a running one within seconds; only delivered pictures are charged', async () => {
  const ask = async () => {
    const answer = await user.fetchJson(
      'POST',
      '/api/fal-ai/generate/image',
      { prompt: 'a city at night', num_images: 4 },
      { prefer: 'respond-async' },
    );
    return (answer.body as { run: { id: string } }).run.id;
  };
  const before = await user.balance();
  const [running, queued] = [await ask(), await ask()];
  const cancelled = await user.fetchJson('POST', `/api/runs/${queued}/cancel`);
  expect(cancelled.body).toMatchObject({ run: { status: 'cancelled', charged: 0, returned: 4 } });
  await user.fetchJson('POST', `/api/runs/${running}/cancel`);
  const ended = await user.untilEnded(running);
  expect(ended.status).toBe('cancelled');
  expect(ended.images).toHaveLength(ended.charged ?? -1);
  expect(await user.balance()).toBe(before - (ended.charged ?? 0));
});

test('a reference picture leads the colours', async () => {
  const seed = 11;
  const reference = await make({ prompt: 'a calm sea', seed });
  const plain = await make({ prompt: 'abstract shapes', seed });
  const url = new URL(reference.url, server.url).href;
  const led = await make({ prompt: 'abstract shapes', seed, image_url: url });
  expect(hash(await download(led.url))).not.toBe(hash(await download(plain.url)));
});

test('SSRF guard: a reference picture in a private network is not fetched, and nothing is held for it', async () => {
  const before = await user.fetchJson('GET', '/api/credits/transactions');
  const answer = await user.fetchJson('POST', '/api/fal-ai/generate/image', {
    prompt: 'a lake',
    image_url: 'http://127.0.0.1:1/x.png',
  });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({
    success: false,
    error: 'invalid_input',
    message: 'The image address could not be read.',
    field: 'image_url',
  });
  expect((await user.fetchJson('GET', '/api/credits/transactions')).body).toEqual(before.body);
});

test('media need their signature, answer range requests, and forbid MIME sniffing', async () => {
  const { url } = await make({ prompt: 'dunes' });
  const stranger = server.client();
  const part = await stranger.fetch(url, { headers: { range: 'bytes=0-9' } });
  expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 10]);
  expect(part.headers.get('x-content-type-options')).toBe('nosniff');
  expect(part.headers.get('content-disposition')).toMatch(/^inline/);
  expect((await stranger.fetch(`${url}&download=1`)).headers.get('content-disposition')).toMatch(/^attachment/);
  for (const broken of [
    url.replace(/signature=.{4}/, 'signature=AAAA'),
    url.split('?')[0] ?? '',
    url.replace('0.png', '1.png'),
  ])
    expect((await stranger.fetch(broken)).status).toBe(404);
});

test('recent runs are listed newest first, and only those of the user', async () => {
  const { runId } = await make({ prompt: 'the newest' });
  const { body } = await user.fetchJson('GET', '/api/runs?limit=2');
  expect((body as { runs: { id: string }[] }).runs[0]?.id).toBe(runId);
  const other = await server.signUpVerified();
  expect((await other.fetchJson('GET', '/api/runs')).body).toEqual({ runs: [] });
});

test('a model is found by its id, encoded or with its slashes', async () => {
  const stranger = server.client();
  for (const id of ['fal-ai%2Fflux%2Fdev', 'fal-ai/flux/dev', 'fal-ai/flux-pro/v1.1-ultra'])
    expect((await stranger.fetchJson('GET', `/api/fal-ai/models/${id}/info`)).body).toMatchObject({
      model: { available: false, servedBy: 'embedded', credits: 1 },
    });
  expect((await stranger.fetchJson('GET', '/api/fal-ai/models/nobody/none/info')).status).toBe(404);
  expect((await stranger.fetchJson('GET', '/api/fal-ai/models/image')).body).toMatchObject({
    models: expect.any(Array),
  });
  expect((await stranger.fetchJson('GET', '/api/fal-ai/health')).body).toEqual({ status: 'ok', servedBy: 'embedded' });
});
