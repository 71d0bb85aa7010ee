import type { InputFiles } from '@flint/engines/spec/input-files';
import type { VideoOrder } from '@flint/engines/spec/media-orders';
import type { MediaTools } from '@flint/engines/spec/media-tools';
import type { Offered } from '@flint/engines/spec/offers';
import type { ProviderFile, QueuedModel } from '@flint/engines/spec/queued-model';
import type { ServedBy } from '@flint/shared/contracts/providers';
import type { VideoRecipe } from '@flint/shared/contracts/recipes/video';
import type { GenerateVideoBody } from '@flint/shared/contracts/videos';
import { defineKind } from '../generation/define-kind';
import { type Delivery, type Kind, type MakeContext, type Maker, type Vendor, vendorWork } from '../generation/kind';
import { outgoingPicture } from '../generation/outgoing';
import type { Pictures } from '../generation/pictures';
import { isMissing, type ToolsOrReason } from '../generation/tools-or-reason';
import { builtInVideo } from './built-in-video';
import { readPicture } from './read-picture';
import { toRecipe } from './to-recipe';

type Model = QueuedModel<VideoOrder, readonly ProviderFile[]>;

interface VideoKindDeps {
  readonly offers: readonly [Offered<'video'>, ...Offered<'video'>[]];
  readonly tools: ToolsOrReason;
  readonly pictures: Pictures;
}

/** The kind `video`: a film from a prompt or a picture. */
export function videoKind({ offers, tools, pictures }: VideoKindDeps): Kind<'video'> {
  const [{ servedBy }] = offers;
  return defineKind({
    name: 'video',
    offers,
    maker: (offer) => makerOf(offer, pictures, tools),
    recipe: (userId, body: GenerateVideoBody) => toRecipe(body, userId, { servedBy, pictures }),
    title: ({ prompt }) => prompt,
    words: ({ prompt, scenes = [] }) => [prompt, ...scenes.map((scene) => scene.prompt)].join(' '),
  });
}

function makerOf(offer: Offered<'video'>, pictures: Pictures, tools: ToolsOrReason): Maker<'video'> {
  if (offer.form === 'engine') return builtInVideo({ ...offer.engine, pictures });
  if (offer.form === 'lacking') return { servedBy: null, reason: offer.reason };
  return isMissing(tools) ? tools : vendorVideo({ ...offer, pictures, tools });
}

interface VendorDeps {
  readonly servedBy: ServedBy;
  readonly model: Model;
  readonly pictures: Pictures;
  /** Makes the starting picture reachable for the vendor. */
  readonly inputs: InputFiles;
  readonly tools: MediaTools;
}

function vendorVideo({ servedBy, model, inputs, pictures, tools }: VendorDeps): Vendor<'video'> {
  return {
    servedBy,
    whyNot: (recipe) => model.whyNot?.(toOrder(recipe, recipe.imageUrl)),
    work: vendorWork<'video', VideoOrder, readonly ProviderFile[]>({
      model,
      async toOrder(recipe, context) {
        if (recipe.imageUrl === null) return toOrder(recipe, null);
        const bytes = await readPicture(pictures, recipe.imageUrl, context);
        const [address] = await inputs.addressesOf([await outgoingPicture(bytes)], context.signal);
        return toOrder(recipe, address ?? null);
      },
      deliver: ([file], _recipe, context) => keep(file, context, tools),
    }),
  };
}

function toOrder(recipe: VideoRecipe, imageUrl: string | null): VideoOrder {
  const { prompt, model, duration, aspectRatio, motionBucketId, seed } = recipe;
  return { prompt, model, imageUrl, durationSeconds: duration, aspectRatio, motionBucketId, seed };
}

async function keep(
  file: ProviderFile | undefined,
  { download, signal }: MakeContext,
  tools: MediaTools,
): Promise<Delivery<'video'>> {
  if (!file) throw new Error('The vendor answered without a file');
  const content = await download(file.url, 'film.mp4');
  const { seconds } = await tools.probe(content, signal);
  const { image, contentType, width, height, dominantColor } = await tools.poster(content, seconds, signal);
  const poster = { content: image, contentType };
  return {
    files: [{ ...{ role: 'video', content, contentType: 'video/mp4', seconds, width, height, dominantColor, poster } }],
  };
}
