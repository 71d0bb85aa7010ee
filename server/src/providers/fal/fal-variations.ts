import type { Flux1DevReduxInput, FluxProV11UltraReduxInput, FluxSchnellReduxInput } from '@fal-ai/client/endpoints';
import type { ImageOrder } from '@flint/engines/spec/image-model';
import { ProviderError } from '@flint/engines/spec/provider-error';
import { IMAGE_MODELS, type ImageModelId } from '@flint/shared/contracts/models';
import { styledPrompt } from '../common/styled-prompt';
import { modelLabel, offeredRatio, pixels, toFalCall } from './fal-call';
import type { FalCall } from './fal-queue';

interface Way {
  readonly words: 'ignored' | 'followed' | 'needed';
  readonly toCall: (order: ImageOrder, imageUrl: string) => FalCall;
}

/** Redux endpoints, which vary a picture without a prompt. */
const redux = (endpoint: string): Way => ({
  words: 'ignored',
  toCall: ({ aspectRatio, count, seed }, imageUrl) => ({
    endpoint,
    input: {
      image_url: imageUrl,
      image_size: pixels(aspectRatio),
      num_images: count,
      seed,
      enable_safety_checker: true,
    } satisfies Flux1DevReduxInput & FluxSchnellReduxInput,
  }),
});

const ultraRedux: Way = {
  words: 'followed',
  toCall: (order, imageUrl) => ({
    endpoint: 'fal-ai/flux-pro/v1.1-ultra/redux',
    input: {
      image_url: imageUrl,
      ...(order.prompt && { prompt: styledPrompt(order.prompt, order.style) }),
      aspect_ratio: offeredRatio(order),
      num_images: order.count,
      seed: order.seed,
    } satisfies FluxProV11UltraReduxInput,
  }),
};

/** Image-to-image endpoint; `strength` where the vendor's default keeps too little of the picture. */
const repainted = (extra: { strength?: number } = {}): Way => ({
  words: 'needed',
  toCall: (order) => {
    const { endpoint, input } = toFalCall(order);
    return { endpoint, input: { ...input, ...extra } };
  },
});

/**
 * How each model varies a picture, best first. Endpoints and inputs are the vendor's (@fal-ai/client 1.10.1,
 * endpoints.d.ts; fal.ai/models/fal-ai/flux-1/dev/redux/llms.txt, read 2026-11-21).
 */
const WAYS: Readonly<Record<ImageModelId, readonly Way[]>> = {
  'fal-ai/flux/dev': [redux('fal-ai/flux-1/dev/redux'), repainted({ strength: 0.85 })],
  'fal-ai/flux/schnell': [redux('fal-ai/flux/schnell/redux')],
  'fal-ai/flux-pro/v1.1-ultra': [ultraRedux],
  'fal-ai/recraft-v3': [repainted()],
  'fal-ai/stable-diffusion-v35-large': [],
  'fal-ai/stable-diffusion-v3-medium': [repainted()],
};

type VariationOrder = Pick<ImageOrder, 'model' | 'prompt' | 'variation'>;

const waysOf = (model: string) => (Object.hasOwn(WAYS, model) ? WAYS[model as ImageModelId] : []);

const wayFor = ({ model, prompt, variation }: VariationOrder): Way | undefined =>
  waysOf(model).find(({ words }) => (variation === 'reworded' ? words !== 'ignored' : words !== 'needed' || prompt));

/** Why a model cannot make a variation, and what to do about it; undefined when it can. */
export function whyNotVaried(order: VariationOrder): string | undefined {
  if (wayFor(order)) return undefined;
  const label = modelLabel(order.model);
  const others = IMAGE_MODELS.filter(({ id }) => wayFor({ ...order, model: id })).map((model) => model.label);
  const choose = `choose one of ${others.join(', ')}`;
  if (waysOf(order.model).length === 0) return `${label} does not make variations: ${choose}.`;
  return order.variation === 'reworded'
    ? `${label} varies a picture without words. Remove the prompt or ${choose}.`
    : `${label} varies a picture by words. Add a prompt or ${choose}.`;
}

/**
 * The vendor request for variations of the order's starting image.
 * @throws ProviderError `refused` when the model has no way to make them
 */
export function toVariationCall(order: ImageOrder, imageUrl: string): FalCall {
  const way = wayFor(order);
  if (!way) throw new ProviderError('refused', { message: whyNotVaried(order) ?? '' });
  return way.toCall(order, imageUrl);
}
