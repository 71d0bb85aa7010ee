import type { InputFiles } from '@flint/engines/spec/input-files';
import type { VideoOrder } from '@flint/engines/spec/media-orders';
import type { MediaTools } from '@flint/engines/spec/media-tools';
import type { ProviderFile, QueuedModel } from '@flint/engines/spec/queued-model';
import type { VideoRecipe } from '@flint/shared/contracts/recipes/video';
import type { GenerateVideoBody } from '@flint/shared/contracts/videos';
import sharp from 'sharp';
import { type Delivery, type Kind, type MakeContext, type Vendor, vendorWork } from '../generation/kind';
import type { Pictures } from '../generation/pictures';
import { readPicture } from './read-picture';
import { toRecipe } from './to-recipe';

type Model = QueuedModel<VideoOrder, readonly ProviderFile[]>;

/** Video: a film from words or a picture, by whoever does it here. */
export function videoKind(maker: Kind<'video'>['maker'], pictures: Pick<Pictures, 'keep'>): Kind<'video'> {
  return {
    kind: 'video',
    label: 'Video',
    maker,
    recipe: (userId, body: GenerateVideoBody) =>
      toRecipe(body, userId, { servedBy: maker.servedBy ?? 'embedded', pictures }),
    title: ({ prompt }) => prompt,
    words: ({ prompt, scenes = [] }) => [prompt, ...scenes.map((scene) => scene.prompt)].join(' '),
  };
}

interface VendorDeps {
  readonly model: Model;
  readonly pictures: Pictures;
  /** How a picture to start from reaches the vendor. */
  readonly inputs: InputFiles;
  readonly tools: MediaTools;
}

/** Video by a vendor's models. */
export function vendorVideoKind(deps: VendorDeps): Kind<'video'> {
  return {
    ...videoKind(vendorVideo(deps), deps.pictures),
    whyNot: (recipe) => deps.model.whyNot?.(toOrder(recipe, recipe.imageUrl)),
  };
}

function vendorVideo({ model, inputs, pictures, tools }: VendorDeps): Vendor<'video'> {
  return {
    servedBy: model.servedBy,
    work: vendorWork<'video', VideoOrder, readonly ProviderFile[]>({
      model,
      async toOrder(recipe, context) {
        if (recipe.imageUrl === null) return toOrder(recipe, null);
        const bytes = await readPicture(pictures, recipe.imageUrl, context);
        const { format } = await sharp(bytes).metadata();
        const [address] = await inputs.addressesOf([{ bytes, contentType: `image/${format}` }], context.signal);
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
