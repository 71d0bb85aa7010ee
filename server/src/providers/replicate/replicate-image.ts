import type { ImageOrder, ProviderPicture, QueuedImageModel } from '@flint/engines/spec/image-model';
import { ProviderError } from '@flint/engines/spec/provider-error';
import { styledPrompt } from '../common/styled-prompt';
import { createReplicateQueue } from './replicate-queue';
import type { ReplicateOptions } from './single-shot';

const FLUX_DEV = 'black-forest-labs/flux-dev';
/** Most pictures of flux-dev per prediction. */
const MOST = 4;
/** Strength of a variation by prompt; 1 keeps nothing of the picture. */
const VARIED = 0.85;

const TYPES: Readonly<Record<string, string>> = { png: 'image/png', webp: 'image/webp', jpg: 'image/jpeg' };
const WORDS_NEEDED = 'The provider varies a picture by words. Add a prompt.';

/**
 * Pictures by one model for all ordered ids: FLUX.1 [dev], or the configured one, which must accept `prompt`,
 * `aspect_ratio` and `seed` and makes one picture per prediction. FLUX.1 [dev] supports all our aspect ratios; from a
 * picture it keeps the picture's.
 */
export function createReplicateImage(options: ReplicateOptions): QueuedImageModel {
  const { imageModel: model = FLUX_DEV } = options;
  const isDefault = model.split(':')[0] === FLUX_DEV;
  const whyNotVaried: QueuedImageModel['whyNotVaried'] = ({ prompt }) => (prompt ? undefined : WORDS_NEEDED);
  return {
    ...createReplicateQueue<ImageOrder, readonly ProviderPicture[]>(options, {
      model,
      toInput(order) {
        if (order.variation && !order.prompt) throw new ProviderError('refused', { message: WORDS_NEEDED });
        return { ...toInput(order), ...(isDefault && { num_outputs: order.count, go_fast: false, megapixels: '1' }) };
      },
      toResult: (urls) =>
        urls.map((url) => {
          const ending = new URL(url).pathname.split('.').at(-1) ?? '';
          return { url, contentType: TYPES[ending] ?? 'image/png', width: null, height: null, seed: null };
        }),
    }),
    runsAs: () => model,
    cutFrom: () => undefined,
    whyNotVaried,
    picturesPerRequest: () => (isDefault ? MOST : 1),
  };
}

function toInput({ prompt, style, aspectRatio, seed, imageUrl, variation }: ImageOrder): object {
  return {
    prompt: styledPrompt(prompt, style),
    aspect_ratio: aspectRatio,
    seed,
    output_format: 'jpg',
    output_quality: 95,
    ...(imageUrl !== null && { image: imageUrl }),
    ...(variation && { prompt_strength: VARIED }),
  };
}
