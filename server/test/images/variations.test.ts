import { createHash } from 'node:crypto';
import type { PicturesAnswer } from '@flint/shared/contracts/images';
import type { DrawnPicture, LibraryPicture } from '@flint/shared/contracts/library';
import type { ImageRecipe } from '@flint/shared/contracts/recipes/image';
import { converter } from 'culori';
import sharp from 'sharp';
import { createAddressSigner } from '../../src/platform/storage/signed-address';
import { listPage } from '../support/library';
import type { RunningServer, TestClient } from '../support/server';
import { sharedServer } from '../support/shared-server';

let server: RunningServer;
let user: TestClient;
let source: PicturesAnswer['images'][number];

const PATH = '/api/fal-ai/generate/variations';

beforeAll(async () => {
  server = await sharedServer();
  user = await server.signUpVerified();
  await user.grant(100);
  const order = { prompt: 'three pears on a table', style: 'cartoon', seed: 40, aspect_ratio: '9:16' };
  const { body } = await user.fetchJson('POST', '/api/fal-ai/generate/image', order);
  [source] = (body as PicturesAnswer).images as [PicturesAnswer['images'][number]];
});

const vary = async (body: object, client = user) => {
  const answer = await client.fetchJson('POST', PATH, body);
  return { status: answer.status, body: answer.body as PicturesAnswer & { error: string; field: string } };
};
const download = async (url: string) => Buffer.from(await (await server.client().fetch(url)).arrayBuffer());
const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const itemOf = async (id: string | undefined) =>
  ((await user.fetchJson('GET', `/api/library/items/${id}`)).body as { item: LibraryPicture }).item;

/** Distance of two pictures' mean colours (OKLab). */
async function colourDistance(one: Buffer, other: Buffer): Promise<number> {
  const toLab = converter('oklab');
  const [a, b] = await Promise.all(
    [one, other].map(async (image) => {
      const { channels } = await sharp(image).removeAlpha().stats();
      const [r = 0, g = 0, blue = 0] = channels.map(({ mean }) => mean / 255);
      return toLab({ mode: 'rgb', r, g, b: blue });
    }),
  );
  return Math.hypot((a?.l ?? 0) - (b?.l ?? 0), (a?.a ?? 0) - (b?.a ?? 0), (a?.b ?? 0) - (b?.b ?? 0));
}

test('a picture alone gives 3 variations with its prompt, style and aspect ratio', async () => {
  const before = await user.balance();
  const { status, body } = await vary({ image_url: source.url });
  expect(status).toBe(200);
  expect(body.images).toHaveLength(3);
  for (const image of body.images)
    expect(image).toMatchObject({
      type: 'variation',
      prompt: 'three pears on a table',
      style: 'cartoon',
      aspect_ratio: '9:16',
      width: 720,
    });
  expect(body).toMatchObject({ success: true, charged: 3, returned: 0, balance: before - 3 });
  const { recipe } = await itemOf(body.images[0]?.id);
  expect((recipe as ImageRecipe).variationOf).toEqual({
    assetId: source.id,
    seed: 40,
    basis: 'recipe',
    reworded: false,
  });
});

test('a number of 9 is capped at 4; `count` is an alias, and `num_images` takes precedence', async () => {
  expect((await vary({ image_url: source.url, num_images: 9 })).body.images).toHaveLength(4);
  expect((await vary({ image_url: source.url, count: 2 })).body.images).toHaveLength(2);
  expect((await vary({ image_url: source.url, count: 4, num_images: 1 })).body.images).toHaveLength(1);
});

test('variations differ from the picture and each other, and share its colours; the seed reproduces them', async () => {
  const { body } = await vary({ source_id: source.id, seed: 900 });
  const [original, ...varied] = await Promise.all([source, ...body.images].map(({ url }) => download(url)));
  expect(new Set([original, ...varied].map((each) => hash(each as Buffer))).size).toBe(4);
  for (const each of varied) expect(await colourDistance(original as Buffer, each)).toBeLessThan(0.12);
  const again = await vary({ source_id: source.id, seed: 900, num_images: 1 });
  expect(hash(await download(again.body.images[0]?.url ?? ''))).toBe(hash(varied[0] as Buffer));
});

test('another prompt is followed in the colours of the picture, and recorded in the recipe', async () => {
  const { body } = await vary({ image_url: source.url, prompt: 'a city street', num_images: 1, style: 'sketch' });
  expect(body.images[0]).toMatchObject({ prompt: 'a city street', style: 'sketch', type: 'variation' });
  expect(((await itemOf(body.images[0]?.id)).recipe as ImageRecipe).variationOf).toMatchObject({
    basis: 'colours',
    reworded: true,
  });
});

test('another user’s shared picture is varied by its colours only', async () => {
  const other = await server.signUpVerified();
  const { status, body } = await vary({ image_url: new URL(source.url, server.url).href, num_images: 1 }, other);
  expect(status).toBe(200);
  expect(body.images[0]).toMatchObject({ prompt: 'Variation of a picture', type: 'variation' });
  const [item] = (await listPage(other)).items;
  expect((item as DrawnPicture).recipe.variationOf).toEqual({
    assetId: null,
    seed: null,
    basis: 'colours',
    reworded: false,
  });
  const [one, two] = await Promise.all([download(source.url), download(body.images[0]?.url ?? '')]);
  expect(await colourDistance(one as Buffer, two as Buffer)).toBeLessThan(0.3);
});

test('a user’s own picture is varied after its address expired; another user’s is not, by address or id', async () => {
  const key = new URL(source.url, server.url).pathname.replace('/media/', '');
  const lapsed = createAddressSigner('not the secret of this server').sign(key, 0);
  expect((await vary({ image_url: lapsed, num_images: 1 })).status).toBe(200);
  const other = await server.signUpVerified();
  const refused = await vary({ image_url: lapsed }, other);
  expect([refused.status, refused.body.field]).toEqual([400, 'image_url']);
  expect((await vary({ source_id: source.id }, other)).status).toBe(404);
  expect(await other.balance()).toBe(25);
});

test('an unreadable picture is not charged; SSRF guard: no private address is requested', async () => {
  const before = await user.balance();
  const { status, body } = await vary({ image_url: 'http://127.0.0.1:1/x.png' });
  expect([status, body.error]).toEqual([400, 'invalid_input']);
  expect(await user.credits()).toEqual({ balance: before, held: 0 });
  await server.expectCleanLedger();
});

test('an invalid order is refused with the field named', async () => {
  for (const [body, field] of [
    [{}, 'image_url'],
    [{ image_url: 'file:///etc/passwd' }, 'image_url'],
    [{ source_id: 'x' }, 'source_id'],
    [{ image_url: source.url, num_images: 'three' }, 'num_images'],
    [{ image_url: source.url, model: 'dall-e' }, 'model'],
    [{ image_url: source.url, aspect_ratio: '3:7' }, 'aspect_ratio'],
    [{ image_url: source.url, seed: -1 }, 'seed'],
  ] as const)
    expect((await vary(body)).body).toMatchObject({ error: 'invalid_input', field });
});

test('a run of variations supports events, idempotency keys and retry like any other', async () => {
  const key = crypto.randomUUID();
  const order = { source_id: source.id, num_images: 1 };
  const start = () => user.fetchJson('POST', PATH, order, { prefer: 'respond-async', 'idempotency-key': key });
  const [first, second] = [await start(), await start()];
  expect([first.status, second.status]).toEqual([202, 202]);
  expect(await user.untilEnded(key)).toMatchObject({ status: 'completed', charged: 1 });
  const again = await user.fetchJson('POST', `/api/runs/${key}/retry`);
  const { run } = again.body as { run: { id: string } };
  expect(await user.untilEnded(run.id)).toMatchObject({ recipe: { variationOf: { assetId: source.id } } });
});
