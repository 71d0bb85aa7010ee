/** @jest-environment node */
import { type GeneratedVideo, toVideoItem } from './generated-video';
import { VIDEO_MODELS } from './models';
import { priceItem, videoItem } from './prices/line-items';
import { videoCosts } from './prices/video-costs';
import { GenerateVideoBody, generateVideo, needsPicture, secondsMade, VIDEO_TIMEOUT_MS } from './videos';

const video: GeneratedVideo = {
  ...{ id: 'v1', url: '/media/v1', poster_url: '/media/p1', prompt: 'a hill', timestamp: '2026-11-21T04:00:00.000Z' },
  ...{ aspect_ratio: '16:9', duration: 5, model: 'fal-ai/stable-video', seed: 7, motion_bucket_id: 127 },
  ...{ width: 1280, height: 720, content_type: 'video/mp4', bytes: 4 },
};

test('a video has exactly seven fields', () => {
  expect(toVideoItem(video)).toEqual({
    ...{ id: 'v1', url: '/media/v1', prompt: 'a hill', aspectRatio: '16:9', duration: 5 },
    ...{ model: 'fal-ai/stable-video', seed: 7 },
  });
});

test('the call has its path, its timeout and its message', () => {
  const { path, timeoutMs, failure } = generateVideo;
  expect({ path, timeoutMs, failure }).toEqual({
    path: '/api/fal-ai/generate/video',
    timeoutMs: 240_000,
    failure: 'Video generation failed',
  });
  expect(VIDEO_TIMEOUT_MS).toBe(240_000);
});

test.each([
  [{ prompt: ' ' }, 'Describe the video.'],
  [{ prompt: 'x', duration: 31 }, 'A video lasts at most 30 seconds.'],
  [{ prompt: 'x', motion_bucket_id: 256 }, 'The motion is at most 255.'],
  [{ prompt: 'x', motion_bucket_id: 0 }, 'The motion is at least 1.'],
  [{ prompt: 'x', aspect_ratio: '2:1' }, 'The aspect ratio is one of 1:1, 4:5, 16:9, 9:16.'],
  [{ prompt: 'x', model: 'other' }, 'The model is not one of GET /api/fal-ai/models/video.'],
  [{ prompt: 'x', scenes: [] }, 'A video has a scene.'],
  [{ prompt: 'x', scenes: [{ prompt: 'y', camera: 'spin' }] }, /^The camera is one of push-in, /],
])('an invalid order is refused with a message: %j', (body, message) => {
  expect(GenerateVideoBody.safeParse(body).error?.issues[0]?.message).toMatch(message);
});

test('the length is one that the vendor offers: the next longer, else the longest', () => {
  const runway = 'fal-ai/runway-gen3/turbo/image-to-video';
  expect([1, 5, 6, 30].map((wished) => secondsMade('fal', runway, wished))).toEqual([5, 5, 10, 10]);
  expect(needsPicture('fal', runway)).toBe(true);
  expect(needsPicture('fal', 'fal-ai/luma-dream-machine')).toBe(false);
});

test('every model has a price per second, and a begun second is charged', () => {
  const costs = videoCosts('fal');
  for (const { id } of VIDEO_MODELS) expect(priceItem(costs, videoItem({ model: id, duration: 1 }))).toBeGreaterThan(0);
  expect(priceItem(videoCosts('embedded'), videoItem({ model: 'fal-ai/stable-video', duration: 4.2 }))).toBe(5);
  expect(() => priceItem(costs, videoItem({ model: 'other', duration: 1 }))).toThrow(RangeError);
});
