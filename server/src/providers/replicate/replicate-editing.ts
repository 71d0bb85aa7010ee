import type { PictureCutoutOrder, PictureEditOrder, PictureUpscaleOrder } from '@flint/engines/spec/media-orders';
import type { ProviderFile, QueuedModel } from '@flint/engines/spec/queued-model';
import { oneFile } from './one-file';
import { createReplicateQueue } from './replicate-queue';
import type { ReplicateOptions } from './single-shot';

type Files = readonly ProviderFile[];

const KONTEXT = 'black-forest-labs/flux-kontext-dev';
const BACKGROUND_REMOVER = '851-labs/background-remover';
const REAL_ESRGAN = 'nightmareai/real-esrgan';
/** Guidance of the strongest edit: half of it, our default strength, is the model's own default of 2.5. */
const GUIDANCE_MAX = 5;

/** Edits by FLUX.1 Kontext [dev]. */
export function createReplicateEdits(options: ReplicateOptions): QueuedModel<PictureEditOrder, Files> {
  return createReplicateQueue<PictureEditOrder, Files>(options, {
    model: KONTEXT,
    toInput: ({ imageUrl, prompt, strength, seed }) => ({
      input_image: imageUrl,
      prompt,
      guidance: strength * GUIDANCE_MAX,
      seed,
      aspect_ratio: 'match_input_image',
      output_format: 'png',
    }),
    toResult: oneFile('image/png'),
  });
}

/** Backgrounds removed by transparent-background. */
export function createReplicateCutouts(options: ReplicateOptions): QueuedModel<PictureCutoutOrder, Files> {
  return createReplicateQueue<PictureCutoutOrder, Files>(options, {
    model: BACKGROUND_REMOVER,
    toInput: ({ imageUrl }) => ({ image: imageUrl, format: 'png', background_type: 'rgba' }),
    toResult: oneFile('image/png'),
  });
}

/** Enlargements by Real-ESRGAN; it has no strength. */
export function createReplicateUpscales(options: ReplicateOptions): QueuedModel<PictureUpscaleOrder, Files> {
  return createReplicateQueue<PictureUpscaleOrder, Files>(options, {
    model: REAL_ESRGAN,
    toInput: ({ imageUrl, factor }) => ({ image: imageUrl, scale: factor, face_enhance: false }),
    toResult: oneFile('image/png'),
  });
}
