import type { VideoOrder } from '@flint/engines/spec/media-orders';
import type { ProviderFile, QueuedModel } from '@flint/engines/spec/queued-model';
import { clipFault } from '@flint/shared/contracts/clip-shapes';
import type { AspectRatio } from '@flint/shared/contracts/image-options';
import type { VideoModelId } from '@flint/shared/contracts/models';
import { secondsMade } from '@flint/shared/contracts/videos';
import { oneFile } from './one-file';
import { createReplicateQueue } from './replicate-queue';
import type { ReplicateOptions } from './single-shot';

const SEEDANCE = 'bytedance/seedance-1-lite';

/** Why an aspect ratio cannot be made. With a picture any is accepted, because the clip keeps the picture's. */
function whyNot({ aspectRatio, imageUrl }: VideoOrder): string | undefined {
  const wish = { aspect_ratio: aspectRatio as AspectRatio, ...(imageUrl !== null && { image_url: imageUrl }) };
  return clipFault('replicate', wish)?.message;
}

/**
 * Clips by one model for all ordered ids: Seedance 1 Lite, or the configured one, which must accept the same fields.
 */
export function createReplicateVideo(options: ReplicateOptions): QueuedModel<VideoOrder, readonly ProviderFile[]> {
  const { videoModel: model = SEEDANCE } = options;
  return {
    ...createReplicateQueue<VideoOrder, readonly ProviderFile[]>(options, {
      model,
      whyNot,
      toInput: ({ prompt, model: named, durationSeconds, aspectRatio, seed, imageUrl }) => ({
        prompt,
        duration: secondsMade('replicate', named as VideoModelId, durationSeconds),
        resolution: '720p',
        seed: seed % SEEDS,
        ...(imageUrl === null ? { aspect_ratio: aspectRatio } : { image: imageUrl }),
      }),
      toResult: oneFile('video/mp4'),
    }),
    runsAs: () => model,
  };
}

/** The model's seeds are signed 32-bit integers, ours are unsigned. */
const SEEDS = 2 ** 31;
