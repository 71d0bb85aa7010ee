import { DEFAULT_VARIATIONS, generateVariations, VARIATION_CAP } from '../contracts/variations';
import { type FakeApi, fakeApi } from '../testing/fake-api';
import { startVariations } from './variations';

const image_url = 'https://x.example/a.png';
let api: FakeApi;
beforeEach(() => {
  api = fakeApi().answer(generateVariations, { body: { success: true } });
});

const sentBody = () => api.sent.at(-1)?.body;

test('a picture alone asks for 3 variations, as num_images, and sends nothing else', async () => {
  await startVariations({ image_url });
  expect(sentBody()).toEqual({ image_url, num_images: 3 });
});

test.each([
  [9, 4],
  [4, 4],
  [1, 1],
  [0, 1],
  [-3, 1],
  [2.7, 2],
])('asking for %s variations sends %i', async (count, sent) => {
  await startVariations({ image_url, num_images: count });
  expect(sentBody()).toMatchObject({ num_images: sent });
});

test('whatever else is asked for is sent as it is', async () => {
  const wish = { image_url, prompt: 'at night', style: 'sketch', aspect_ratio: '9:16', seed: 0 } as const;
  await startVariations(wish);
  expect(sentBody()).toEqual({ ...wish, num_images: 3 });
});

test('each call has an idempotency key of its own; a given key is used', async () => {
  await startVariations({ image_url });
  await startVariations({ image_url });
  await startVariations({ image_url }, { idempotencyKey: 'mine' });
  expect(new Set(api.sent.map(({ url }) => url.pathname))).toEqual(new Set(['/api/fal-ai/generate/variations']));
  const keys = api.sent.map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(3);
  expect(keys[2]).toBe('mine');
});

test('a failure without a message rejects with the default message', async () => {
  api.answer(generateVariations, { body: { success: false } });
  await expect(startVariations({ image_url })).rejects.toThrow('Variation generation failed');
  api.answer(generateVariations, { body: { success: false, error: 'No credits left' } });
  await expect(startVariations({ image_url })).rejects.toThrow('No credits left');
});

test('a call times out after 300000 ms as a network failure', async () => {
  expect(generateVariations.timeoutMs).toBe(300_000);
  api.answer(generateVariations, () => new Promise<never>(() => undefined));
  await expect(startVariations({ image_url }, { timeoutMs: 5 })).rejects.toThrow('did not answer in time');
});

test('the count is at most 4, and 3 by default', () => {
  expect([VARIATION_CAP, DEFAULT_VARIATIONS]).toEqual([4, 3]);
});
