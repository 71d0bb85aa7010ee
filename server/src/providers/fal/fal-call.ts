import type {
  FluxDevImageToImageInput,
  FluxDevInput,
  FluxProV11UltraInput,
  RecraftV3ImageToImageInput,
  RecraftV3TextToImageInput,
  StableDiffusionV3MediumImageToImageInput,
  StableDiffusionV3MediumInput,
  StableDiffusionV35LargeInput,
} from '@fal-ai/client/endpoints';
import type { ImageOrder } from '@flint/engines/spec/image-model';
import { ProviderError } from '@flint/engines/spec/provider-error';
import { ASPECT_RATIOS, type AspectRatio, cutFrom, type ImageStyle } from '@flint/shared/contracts/image-options';
import { IMAGE_MODELS, type ImageModelId } from '@flint/shared/contracts/models';
import { labelOf, unknownModel } from '../common/label-of';
import { styledPrompt } from '../common/styled-prompt';
import type { FalCall } from './fal-queue';

interface ModelMapping {
  readonly picturesPerRequest: number;
  readonly fromText: (order: ImageOrder) => FalCall;
  /** Null where the vendor has no endpoint that accepts both a starting image and a prompt. */
  readonly fromImage: ((order: ImageOrder, imageUrl: string) => FalCall) | null;
}

/** Size of an aspect ratio in the vendor's size fields. */
export const pixels = (ratio: AspectRatio) => {
  const [width, height] = ASPECT_RATIOS[ratio];
  return { width, height };
};

const common = ({ prompt, style, count, seed }: ImageOrder) => ({
  prompt: styledPrompt(prompt, style),
  num_images: count,
  seed,
});

/** The aspect ratio to request: the ordered one, or the one it is cropped from. */
export const offeredRatio = ({ model, aspectRatio }: ImageOrder) =>
  aspectRatio === '4:5' ? (cutFrom(model, aspectRatio) ?? '3:4') : aspectRatio;

/** Presets of the sizes that Recraft supports. */
const RECRAFT_SIZES = {
  '1:1': 'square_hd',
  '3:4': 'portrait_4_3',
  '16:9': 'landscape_16_9',
  '9:16': 'portrait_16_9',
} as const satisfies Partial<Record<AspectRatio | '3:4', RecraftV3TextToImageInput['image_size']>>;

const RECRAFT_STYLES = {
  photorealistic: 'realistic_image',
  artistic: 'digital_illustration',
  cartoon: 'digital_illustration',
  sketch: 'digital_illustration/hand_drawn',
} as const satisfies Record<ImageStyle, RecraftV3TextToImageInput['style']>;

const recraft = ({ prompt, style }: ImageOrder) => ({
  prompt: styledPrompt(prompt, style),
  style: style === null ? ('any' as const) : RECRAFT_STYLES[style],
});

/**
 * Maps our order to each vendor endpoint's fields. Input types are the vendor's (@fal-ai/client 1.10.1,
 * endpoints.d.ts); the supported fields were checked against fal.ai/models/<endpoint>/llms.txt, 2026-11-21:
 * Schnell accepts a starting image only through Redux, which ignores the prompt; Stable Diffusion 3.5 Large accepts
 * none; Recraft makes one picture per request and has no seed.
 */
const MAPPINGS: Readonly<Record<ImageModelId, ModelMapping>> = {
  'fal-ai/flux/dev': {
    picturesPerRequest: 4,
    fromText: (order) => ({
      endpoint: 'fal-ai/flux/dev',
      input: {
        ...common(order),
        image_size: pixels(order.aspectRatio),
        enable_safety_checker: true,
      } satisfies FluxDevInput,
    }),
    fromImage: (order, imageUrl) => ({
      endpoint: 'fal-ai/flux/dev/image-to-image',
      input: {
        ...common(order),
        image_url: imageUrl,
        enable_safety_checker: true,
      } satisfies FluxDevImageToImageInput,
    }),
  },
  'fal-ai/flux/schnell': {
    picturesPerRequest: 4,
    fromText: (order) => ({
      endpoint: 'fal-ai/flux/schnell',
      input: {
        ...common(order),
        image_size: pixels(order.aspectRatio),
        enable_safety_checker: true,
      } satisfies FluxDevInput,
    }),
    fromImage: null,
  },
  'fal-ai/flux-pro/v1.1-ultra': {
    picturesPerRequest: 4,
    fromText: (order) => ({
      endpoint: 'fal-ai/flux-pro/v1.1-ultra',
      input: { ...common(order), aspect_ratio: offeredRatio(order) } satisfies FluxProV11UltraInput,
    }),
    fromImage: (order, imageUrl) => ({
      endpoint: 'fal-ai/flux-pro/v1.1-ultra',
      input: {
        ...common(order),
        aspect_ratio: offeredRatio(order),
        image_url: imageUrl,
      } satisfies FluxProV11UltraInput,
    }),
  },
  'fal-ai/recraft-v3': {
    picturesPerRequest: 1,
    fromText: (order) => ({
      endpoint: 'fal-ai/recraft-v3',
      input: {
        ...recraft(order),
        image_size: RECRAFT_SIZES[offeredRatio(order)],
        enable_safety_checker: true,
      } satisfies RecraftV3TextToImageInput,
    }),
    fromImage: (order, imageUrl) => ({
      endpoint: 'fal-ai/recraft/v3/image-to-image',
      input: { ...recraft(order), image_url: imageUrl } satisfies RecraftV3ImageToImageInput,
    }),
  },
  'fal-ai/stable-diffusion-v35-large': {
    picturesPerRequest: 4,
    fromText: (order) => ({
      endpoint: 'fal-ai/stable-diffusion-v35-large',
      input: {
        ...common(order),
        image_size: pixels(order.aspectRatio),
        enable_safety_checker: true,
      } satisfies StableDiffusionV35LargeInput,
    }),
    fromImage: null,
  },
  'fal-ai/stable-diffusion-v3-medium': {
    picturesPerRequest: 4,
    fromText: (order) => ({
      endpoint: 'fal-ai/stable-diffusion-v3-medium',
      input: {
        ...common(order),
        image_size: pixels(order.aspectRatio),
        enable_safety_checker: true,
      } satisfies StableDiffusionV3MediumInput,
    }),
    fromImage: (order, imageUrl) => ({
      endpoint: 'fal-ai/stable-diffusion-v3-medium/image-to-image',
      input: {
        ...common(order),
        image_url: imageUrl,
        image_size: pixels(order.aspectRatio),
        enable_safety_checker: true,
      } satisfies StableDiffusionV3MediumImageToImageInput,
    }),
  },
};

export const modelLabel = (id: string) => labelOf(IMAGE_MODELS, id);

const takesNoImage = (model: string): ProviderError => {
  const others = IMAGE_MODELS.filter((candidate) => MAPPINGS[candidate.id].fromImage !== null);
  const names = others.map((candidate) => candidate.label).join(', ');
  return new ProviderError('refused', {
    message: `${modelLabel(model)} does not draw from a starting image. Remove the image or choose one of ${names}.`,
  });
};

const mappingOf = (model: string): ModelMapping => {
  if (!Object.hasOwn(MAPPINGS, model)) {
    throw new ProviderError('refused', { message: unknownModel(model) });
  }
  return MAPPINGS[model as ImageModelId];
};

/** Most pictures per request of a model. */
export function picturesPerRequest(model: string): number {
  return mappingOf(model).picturesPerRequest;
}

/**
 * The vendor request for an order.
 * @throws ProviderError `refused` for a model the vendor does not have or that takes no starting image
 * @throws RangeError when one request cannot make that many pictures
 */
export function toFalCall(order: ImageOrder): FalCall {
  const mapping = mappingOf(order.model);
  if (order.count > mapping.picturesPerRequest) {
    throw new RangeError(`${order.model} makes ${mapping.picturesPerRequest} pictures a request, not ${order.count}`);
  }
  if (order.imageUrl === null) return mapping.fromText(order);
  if (mapping.fromImage === null) throw takesNoImage(order.model);
  return mapping.fromImage(order, order.imageUrl);
}
