import type { BirefnetV2Input, ClarityUpscalerInput, FluxKontextDevInput } from '@fal-ai/client/endpoints';
import type { PictureCutoutOrder, PictureEditOrder, PictureUpscaleOrder } from '@flint/engines/spec/media-orders';
import type { ProviderFile, QueuedModel } from '@flint/engines/spec/queued-model';
import { CUTOUT_MODEL, EDIT_MODEL, UPSCALE_MODEL } from '@flint/shared/contracts/editing-models';
import { oneFile } from './fal-files';
import { toPictures } from './fal-pictures';
import { createFalQueue, type FalOptions } from './fal-queue';

type Files = readonly ProviderFile[];

/** Guidance of the strongest edit: half of it, our default strength, is the vendor's own default of 2.5. */
const GUIDANCE_MAX = 5;
const GUIDANCE_MIN = 1;

/** Edits by FLUX.1 Kontext [dev], which keeps the size of the picture. */
export function createFalEdits(options: FalOptions): QueuedModel<PictureEditOrder, Files> {
  return createFalQueue<PictureEditOrder, Files>(options, {
    toCall: ({ imageUrl, prompt, strength, seed }) => ({
      endpoint: EDIT_MODEL,
      input: {
        image_url: imageUrl,
        prompt,
        guidance_scale: Math.max(GUIDANCE_MIN, strength * GUIDANCE_MAX),
        seed,
        num_images: 1,
        output_format: 'png',
        resolution_mode: 'match_input',
        enable_safety_checker: true,
      } satisfies FluxKontextDevInput,
    }),
    toResult: (output, requestId, address) =>
      toPictures(output, requestId).map(({ seed: _, ...picture }) => ({
        ...picture,
        url: address(picture.url),
        seconds: null,
      })),
  });
}

/** Backgrounds removed by BiRefNet v2. */
export function createFalCutouts(options: FalOptions): QueuedModel<PictureCutoutOrder, Files> {
  return createFalQueue<PictureCutoutOrder, Files>(options, {
    toCall: ({ imageUrl }) => ({
      endpoint: CUTOUT_MODEL,
      input: {
        image_url: imageUrl,
        model: 'General Use (Heavy)',
        output_format: 'png',
        refine_foreground: true,
      } satisfies BirefnetV2Input,
    }),
    toResult: oneFile('image', 'image/png'),
  });
}

/** Enlargements by Clarity Upscaler, which may add detail. */
export function createFalUpscales(options: FalOptions): QueuedModel<PictureUpscaleOrder, Files> {
  return createFalQueue<PictureUpscaleOrder, Files>(options, {
    toCall: ({ imageUrl, factor, strength, seed }) => ({
      endpoint: UPSCALE_MODEL,
      input: {
        image_url: imageUrl,
        upscale_factor: factor,
        ...(strength !== null && { creativity: strength }),
        seed,
        enable_safety_checker: true,
      } satisfies ClarityUpscalerInput,
    }),
    toResult: oneFile('image', 'image/png'),
  });
}
