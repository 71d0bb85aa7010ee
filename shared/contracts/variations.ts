import * as z from '@flint/shared/contracts/schema';
import { defineCall } from './call';
import { ASPECT_RATIO_IDS, clampCount, IMAGE_CAP, IMAGE_STYLES, PROMPT_MAX } from './image-options';
import { ImageAddress, ImageSeed, PicturesAnswer } from './images';
import { IMAGE_MODEL_IDS } from './models';
import { RunAccepted } from './runs';

/** Most variations of one call; larger counts are clamped, not refused. */
export const VARIATION_CAP = IMAGE_CAP;
export const DEFAULT_VARIATIONS = 3;

/** The prompt of variations of a foreign picture without a description. */
export const UNDESCRIBED = 'Variation of a picture';

/** Clamps a count to 1–{@link VARIATION_CAP}; {@link DEFAULT_VARIATIONS} by default. */
export function clampVariations(count: number | undefined): number {
  return clampCount(count ?? DEFAULT_VARIATIONS);
}

const Count = z.optional(z.number('The number of variations is a number.'));

/** Requires `image_url` or `source_id`; omitted fields are taken from an own picture's recipe. */
export const GenerateVariationsBody = z
  .object({
    image_url: z.optional(ImageAddress),
    /** The id of an own picture: unlike a URL, it does not expire. */
    source_id: z.optional(z.uuid('Is not the id of a picture.')),
    prompt: z.optional(
      z
        .string('A prompt is a text.')
        .check(
          z.trim(),
          z.maxLength(PROMPT_MAX, `A prompt has at most ${PROMPT_MAX.toLocaleString('en')} characters.`),
        ),
    ),
    aspect_ratio: z.optional(z.enum(ASPECT_RATIO_IDS, `The aspect ratio is one of ${ASPECT_RATIO_IDS.join(', ')}.`)),
    model: z.optional(z.enum(IMAGE_MODEL_IDS, 'The model is not one of GET /api/fal-ai/models/image.')),
    style: z.optional(z.enum(IMAGE_STYLES, `The style is one of ${IMAGE_STYLES.join(', ')}.`)),
    num_images: Count,
    /** An alias of `num_images`, which wins. */
    count: Count,
    /** Seed of the first variation: the same seed makes the same variations. */
    seed: z.optional(ImageSeed),
  })
  .check(
    z.refine((body) => body.image_url !== undefined || body.source_id !== undefined, {
      path: ['image_url'],
      error: 'Choose the picture to vary.',
    }),
  );
export type GenerateVariationsBody = z.infer<typeof GenerateVariationsBody>;

export const generateVariations = defineCall({
  id: 'generateVariations',
  method: 'POST',
  path: '/api/fal-ai/generate/variations',
  tag: 'Images',
  summary: 'Make pictures related to one there is, and different from it',
  auth: 'verified',
  rateLimit: 'generate',
  idempotency: 'key',
  body: GenerateVariationsBody,
  response: PicturesAnswer,
  accepted: RunAccepted,
  failure: 'Variation generation failed',
});
