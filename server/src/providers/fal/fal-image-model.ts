import type { ImageOrder, ProviderPicture, QueuedImageModel } from '@flint/engines/spec/image-model';
import { cutFrom } from '@flint/shared/contracts/image-options';
import { picturesPerRequest, toFalCall } from './fal-call';
import { toPictures } from './fal-pictures';
import { createFalQueue, type FalOptions } from './fal-queue';
import { toVariationCall, whyNotVaried } from './fal-variations';

/** The image models of fal.ai, over its queue. */
export function createFalImageModel(options: FalOptions): QueuedImageModel {
  return {
    ...createFalQueue<ImageOrder, readonly ProviderPicture[]>(options, {
      toCall: (order) => {
        const { variation, imageUrl } = order;
        return variation && imageUrl ? toVariationCall(order, imageUrl) : toFalCall(order);
      },
      toResult: (output, requestId, address) =>
        toPictures(output, requestId).map((picture) => ({ ...picture, url: address(picture.url) })),
    }),
    cutFrom,
    whyNotVaried,
    picturesPerRequest: (order) => picturesPerRequest(order.model),
  };
}
