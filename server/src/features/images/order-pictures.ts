import { readFile } from 'node:fs/promises';
import type { ImageOrder, ProviderPicture } from '@flint/engines/spec/image-model';
import { SEED_MAX } from '@flint/shared/contracts/image-options';
import { type Batch, type QueuedBatches, queuedBatches } from '../generation/kind';
import { finishPicture } from './finish-picture';
import type { ImageDeps } from './image-deps';
import type { Letterer, QueuedImages } from './image-offer';
import { toPictureFile } from './picture-file';
import { placeLogo } from './place-logo';
import { prepareOrder } from './prepare-order';

const LIMITS = { maxBytes: 40_000_000, timeoutMs: 60_000 };

/** Pictures by a vendor's models: batches of the model's size, each picture cropped to the ordered shape. */
export function orderedPictures(
  deps: ImageDeps & { readonly letterer: Letterer },
  { model, inputs, servedBy }: QueuedImages,
): QueuedBatches<'image'> {
  return queuedBatches<'image', ImageOrder, readonly ProviderPicture[]>({
    model,
    toOrder: (recipe, context) => prepareOrder({ ...deps, inputs }, recipe, context),
    split: (order) => inRequests(order, model.picturesPerRequest(order)),
    units: (pictures, { order }, recipe) =>
      pictures.map((picture, index) => async ({ download, signal }) => {
        const file = await download(picture.url, `picture-${index}`, LIMITS);
        const finished = await finishPicture(await readFile(file), recipe, deps.letterer, signal);
        const logo = recipe.brand?.logo;
        const bytes = logo ? await placeLogo(finished, logo, deps.storage) : finished;
        return toPictureFile({ bytes, seed: picture.seed ?? order.seed, recipe, servedBy });
      }),
  });
}

/** Batches of at most `most` pictures, each with a seed of its own. */
function inRequests(order: ImageOrder, most: number): Batch<ImageOrder>[] {
  const batches: Batch<ImageOrder>[] = [];
  for (let position = 0; position < order.count; position += most) {
    const size = Math.min(most, order.count - position);
    const seed = (order.seed + position) % (SEED_MAX + 1);
    batches.push({ position, size, order: { ...order, count: size, seed } });
  }
  return batches;
}
