import type { PicturesAnswer } from '@flint/shared/contracts/images';
import sharp from 'sharp';
import { type Fal, startFal } from '../support/fal';
import { createInternet, type Internet } from '../support/internet';
import { startServer, type TestClient, type TestServer } from '../support/server';

let fal: Fal;
let internet: Internet;
let foreign: string;
let server: TestServer;
let user: TestClient;

beforeAll(async () => {
  const plain = { width: 64, height: 64, channels: 3, background: '#c8102e' } as const;
  const picture = await sharp({ create: plain }).png().toBuffer();
  internet = await createInternet((_, response) => void response.end(picture));
  foreign = `http://public.test:${internet.publicPort}/start.png`;
  fal = await startFal();
  server = await startServer({ RATE_LIMIT_FACTOR: '1000', ...fal.env, ...internet.env });
  user = await server.signUpVerified();
  await user.grant(200);
});
beforeEach(() => fal.script());
afterAll(async () => {
  await server.stop();
  await fal.stop();
  await internet.stop();
});

const PATH = '/api/fal-ai/generate/variations';
const make = async (body: object) =>
  ((await user.fetchJson('POST', '/api/fal-ai/generate/image', body)).body as PicturesAnswer).images[0];
const lastRequest = async () => (await fal.log()).requests.at(-1);

test('a picture of the user’s own is sent inside the request, with its prompt and model', async () => {
  const source = await make({ prompt: 'a lake', model: 'fal-ai/recraft-v3' });
  const { status, body } = await user.fetchJson('POST', PATH, { image_url: source?.url, num_images: 2 });
  expect(status).toBe(200);
  expect(body).toMatchObject({ servedBy: 'fal', charged: 12, images: [{ type: 'variation' }, { type: 'variation' }] });
  expect(await lastRequest()).toMatchObject({
    endpoint: 'fal-ai/recraft/v3/image-to-image',
    input: { prompt: 'a lake', image_url: expect.stringMatching(/^data:image\/jpeg;base64,/) },
  });
});

test('a foreign picture is varied from its pixels, by the default model', async () => {
  const { body } = await user.fetchJson('POST', PATH, { image_url: foreign });
  expect(body).toMatchObject({ charged: 12, images: [{ model: 'fal-ai/flux/dev' }, {}, {}] });
  expect(await lastRequest()).toMatchObject({
    endpoint: 'fal-ai/flux-1/dev/redux',
    input: { image_url: expect.stringMatching(/^data:image\/jpeg;base64,/), num_images: 3 },
  });
});

test('a named model without variations is refused before a hold; the picture’s own falls back to the default', async () => {
  const source = await make({ prompt: 'a lake', model: 'fal-ai/stable-diffusion-v35-large' });
  const named = { source_id: source?.id, model: 'fal-ai/stable-diffusion-v35-large', num_images: 1 };
  const before = await user.balance();
  expect((await user.fetchJson('POST', PATH, named)).body).toMatchObject({ field: 'model', error: 'invalid_input' });
  expect(await user.balance()).toBe(before);
  const { body } = await user.fetchJson('POST', PATH, { source_id: source?.id, num_images: 1 });
  expect(body).toMatchObject({ images: [{ model: 'fal-ai/flux/dev' }] });
});

test('a failure refunds the credits', async () => {
  const before = await user.balance();
  await fal.script({ run: { error: 500 } });
  const answer = await user.fetchJson('POST', PATH, { image_url: foreign });
  expect([answer.status, (answer.body as { success: boolean }).success]).toEqual([502, false]);
  expect(await user.credits()).toEqual({ balance: before, held: 0 });
  await server.expectCleanLedger();
});
