import type { VideoOrder } from '@flint/engines/spec/media-orders';
import { ProviderError } from '@flint/engines/spec/provider-error';
import type { ProviderFile, QueuedModel } from '@flint/engines/spec/queued-model';
import { clipFault } from '@flint/shared/contracts/clip-shapes';
import type { AspectRatio } from '@flint/shared/contracts/image-options';
import type { VideoModelId } from '@flint/shared/contracts/models';
import { secondsMade } from '@flint/shared/contracts/videos';
import { unknownModel } from '../common/label-of';
import { oneFile } from './fal-files';
import { createFalQueue, type FalOptions } from './fal-queue';
import { VIDEO_ENDPOINTS, type VideoWay } from './video-endpoints';

const isKnown = (model: string): model is VideoModelId => Object.hasOwn(VIDEO_ENDPOINTS, model);

const wayOf = (model: VideoModelId, { imageUrl }: VideoOrder): VideoWay | undefined =>
  VIDEO_ENDPOINTS[model][imageUrl === null ? 'fromText' : 'fromImage'];

function whyNot({ model, aspectRatio, imageUrl }: VideoOrder): string | undefined {
  if (!isKnown(model)) return unknownModel(model);
  const wish = { model, aspect_ratio: aspectRatio as AspectRatio, ...(imageUrl !== null && { image_url: imageUrl }) };
  return clipFault('fal', wish)?.message;
}

/** The video models of fal.ai, over its queue. A clip has the length of `secondsMade`. */
export function createFalVideo(options: FalOptions): QueuedModel<VideoOrder, readonly ProviderFile[]> {
  return createFalQueue<VideoOrder, readonly ProviderFile[]>(options, {
    whyNot,
    toCall: (order) => {
      const { model, durationSeconds, imageUrl } = order;
      const way = isKnown(model) ? wayOf(model, order) : undefined;
      if (!way || !isKnown(model)) throw new ProviderError('refused');
      return way.toCall(order, secondsMade('fal', model, durationSeconds), imageUrl ?? '');
    },
    toResult: oneFile('video', 'video/mp4'),
  });
}
