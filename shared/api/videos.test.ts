import { generateVideo, VIDEO_TIMEOUT_MS } from '../contracts/videos';
import { type FakeApi, fakeApi } from '../testing/fake-api';
import { startVideo } from './videos';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi().answer(generateVideo, { body: { success: true } });
});

const sentBody = () => api.sent.at(-1)?.body;

test('the defaults are five seconds, wide format and the default model', async () => {
  await startVideo({ prompt: 'a hill' });
  expect(sentBody()).toEqual({
    prompt: 'a hill',
    model: 'fal-ai/stable-video',
    duration: 5,
    aspect_ratio: '16:9',
  });
});

test('an image-to-video order is sent under these field names only', async () => {
  await startVideo({
    prompt: 'slowly',
    model: 'fal-ai/wan-pro/image-to-video',
    image_url: 'https://x.example/a.png',
    duration: 6,
    aspect_ratio: '9:16',
    motion_bucket_id: 40,
  });
  expect(sentBody()).toEqual({
    prompt: 'slowly',
    model: 'fal-ai/wan-pro/image-to-video',
    image_url: 'https://x.example/a.png',
    duration: 6,
    aspect_ratio: '9:16',
    motion_bucket_id: 40,
  });
});

test('an answer that says success: false is an error', async () => {
  api.answer(generateVideo, { body: { success: false, message: 'The model did not answer.' } });
  await expect(startVideo({ prompt: 'a hill' })).rejects.toThrow('The model did not answer.');
});

test('a film times out after 240 seconds', () => {
  expect(VIDEO_TIMEOUT_MS).toBe(240_000);
  expect(generateVideo.timeoutMs).toBe(VIDEO_TIMEOUT_MS);
});
