import type { VideoOrder } from '@flint/engines/spec/media-orders';
import { clipRatios, keepsShape } from '@flint/shared/contracts/clip-shapes';
import { VIDEO_MODELS } from '@flint/shared/contracts/models';
import { needsPicture } from '@flint/shared/contracts/videos';
import { createFalVideo } from './fal-video';
import { carryOut, patient, type SimulatedFal, startSimulatedFal } from './simulated-fal';

const imageUrl = 'https://pictures.example.com/start.png';
let fal: SimulatedFal;
beforeAll(async () => {
  fal = await startSimulatedFal();
});
beforeEach(() => fal.script());
afterAll(() => fal.close());

const aClip = (change: Partial<VideoOrder> = {}): VideoOrder => ({
  prompt: 'slow waves',
  model: 'fal-ai/luma-dream-machine',
  imageUrl: null,
  durationSeconds: 5,
  aspectRatio: '16:9',
  motionBucketId: null,
  seed: 7,
  ...change,
});

const sent = async () => (await fal.log()).requests[0];

test.each(VIDEO_MODELS.map(({ id }) => id))('%s animates a picture', async (model) => {
  const [clip, ...more] = await carryOut(createFalVideo(fal.options), aClip({ model, imageUrl }));

  expect(more).toEqual([]);
  expect(clip).toMatchObject({ contentType: 'video/mp4', seconds: null, width: null });
  const bytes = Buffer.from(await (await fetch(clip!.url)).arrayBuffer());
  expect(bytes.toString('latin1', 4, 8)).toBe('ftyp');
  expect(await sent()).toMatchObject({ input: { image_url: imageUrl } });
  expect(await fal.log()).toMatchObject({ paid: 1 });
});

test.each([
  ['fal-ai/stable-video', 'fal-ai/fast-svd/text-to-video', { video_size: 'landscape_16_9', fps: 10, seed: 7 }],
  ['fal-ai/luma-dream-machine', 'fal-ai/luma-dream-machine/ray-2', { duration: '5s', aspect_ratio: '16:9' }],
  ['fal-ai/veo3/fast/image-to-video', 'fal-ai/veo3/fast', { duration: '6s', aspect_ratio: '16:9', seed: 7 }],
  ['fal-ai/wan-pro/image-to-video', 'fal-ai/wan-pro/text-to-video', { seed: 7 }],
])('%s makes a clip from words at %s', async (model, endpoint, input) => {
  await carryOut(createFalVideo(fal.options), aClip({ model }));

  expect(await sent()).toMatchObject({ endpoint, input: { prompt: 'slow waves', ...input } });
});

test('motion is only sent to the model that supports it', async () => {
  const video = createFalVideo(fal.options);
  await carryOut(video, aClip({ model: 'fal-ai/stable-video', imageUrl, motionBucketId: 200 }));
  await carryOut(video, aClip({ imageUrl, motionBucketId: 200 }));

  const { requests } = await fal.log();
  expect(requests.map(({ input }) => input.motion_bucket_id)).toEqual([200, undefined]);
});

test.each([
  [7, '10'],
  [30, '10'],
])(
  'a wish for %i seconds is the next length the vendor offers, else its longest',
  async (durationSeconds, duration) => {
    const model = 'fal-ai/runway-gen3/turbo/image-to-video';
    await carryOut(createFalVideo(fal.options), aClip({ model, imageUrl, durationSeconds }));

    expect(await sent()).toMatchObject({ input: { duration, ratio: '16:9' } });
  },
);

test.each(VIDEO_MODELS)(
  '$label takes every length it is said to offer, and words where it needs no picture',
  async (row) => {
    const video = createFalVideo(fal.options);
    for (const durationSeconds of row.seconds) {
      const order = aClip({ model: row.id, durationSeconds, imageUrl: row.needsPicture ? imageUrl : null });
      expect(await carryOut(video, order)).toHaveLength(1);
    }
  },
);

test.each(VIDEO_MODELS.map(({ id }) => id))('%s is sent every ratio that it is said to make', async (model) => {
  const video = createFalVideo(fal.options);
  for (const start of needsPicture('fal', model) ? [imageUrl] : [null, imageUrl])
    for (const aspectRatio of clipRatios('fal', model, { fromPicture: start !== null })) {
      await fal.script();
      await carryOut(video, aClip({ model, imageUrl: start, aspectRatio }));
      const { video_size, aspect_ratio, ratio } = (await sent())?.input ?? {};
      // Wan Pro makes one shape, and two models keep the picture's.
      const isTold = start === null ? !model.includes('wan-pro') : !keepsShape('fal', model);
      expect(aspect_ratio ?? ratio ?? SIZES[String(video_size)]).toBe(isTold ? aspectRatio : undefined);
    }
});

const SIZES: Readonly<Record<string, string>> = {
  ...{ landscape_16_9: '16:9', portrait_16_9: '9:16', square_hd: '1:1' },
};

test.each<[Partial<VideoOrder>, RegExp]>([
  [{ model: 'fal-ai/runway-gen3/turbo/image-to-video' }, /^This model sets a picture in motion/],
  [{ aspectRatio: '1:1' }, /^Luma Dream Machine does not make 1:1 video\. Choose 16:9 or 9:16\.$/],
  [{ model: 'fal-ai/unheard-of' }, /no model named fal-ai\/unheard-of/],
])('what cannot be made is refused in words before anything is sent: %j', async (change, words) => {
  const video = createFalVideo(fal.options);

  expect(video.whyNot?.(aClip(change))).toMatch(words);
  await expect(video.submit(aClip(change), patient())).rejects.toMatchObject({ kind: 'refused', retryable: false });
  expect((await fal.log()).calls).toHaveLength(0);
});
