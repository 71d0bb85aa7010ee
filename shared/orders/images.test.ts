import { API_TIMEOUT_MS } from '../contracts/call';
import { IMAGE_CAP } from '../contracts/image-options';
import { generateImage } from '../contracts/images';
import { FLUX_DEV, FLUX_PRO } from '../contracts/models';
import { type FakeApi, fakeApi } from '../testing/fake-api';
import { generateImages, startImages } from './images';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi().answer(generateImage, { body: { success: true } });
});

const sentBody = () => api.sent.at(-1)?.body;

test('the simple call sends one square picture by the default model, and nothing else', async () => {
  await generateImages({ prompt: 'a hill' });
  expect(sentBody()).toEqual({ prompt: 'a hill', aspect_ratio: '1:1', num_images: 1, model: FLUX_DEV });
});

test('a source picture is sent when there is one', async () => {
  await generateImages({ prompt: 'p', image_url: 'https://x.example/a.png', seed: 0 });
  expect(sentBody()).toMatchObject({ image_url: 'https://x.example/a.png', seed: 0 });
});

test.each([
  [9, 4],
  [4, 4],
  [0, 1],
  [-3, 1],
  [2.7, 2],
])('asking for %s pictures sends %i', async (count, sent) => {
  await generateImages({ prompt: 'p', num_images: count });
  expect(sentBody()).toMatchObject({ num_images: sent });
});

test('the style chooses the model unless the order names one', async () => {
  await startImages({ prompt: 'p' });
  expect(sentBody()).toMatchObject({ style: 'photorealistic', model: FLUX_PRO });
  await startImages({ prompt: 'p', style: 'cartoon' });
  expect(sentBody()).toMatchObject({ style: 'cartoon', model: FLUX_DEV });
  await startImages({ prompt: 'p', model: 'fal-ai/recraft-v3' });
  expect(sentBody()).toMatchObject({ model: 'fal-ai/recraft-v3' });
});

test('each order has its own idempotency key, and a given key is used', async () => {
  await startImages({ prompt: 'p' });
  await startImages({ prompt: 'p' });
  await startImages({ prompt: 'p' }, { idempotencyKey: 'mine' });
  const keys = api.sent.map((sent) => sent.headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(3);
  expect(keys[2]).toBe('mine');
});

test('a call times out after 300000 ms', () => {
  expect(API_TIMEOUT_MS).toBe(300_000);
  expect(generateImage.timeoutMs).toBe(300_000);
});

test('the count is at most 4', () => {
  expect(IMAGE_CAP).toBe(4);
});
