import * as z from '@flint/shared/contracts/schema';
import { defineCall } from './call';
import { GeneratedImage } from './generated-image';
import { ASPECT_RATIO_IDS, IMAGE_STYLES, LOGO_CORNERS, PROMPT_MAX, SEED_MAX } from './image-options';
import { IMAGE_MODEL_IDS } from './models';
import { OVERLAYS_MAX, overlayFault, TOO_MANY_OVERLAYS } from './overlay-text';
import { SERVED_BY } from './providers';
import { RunAccepted } from './runs';

/** URL of a source picture: public, or one of our own as answers give it. */
export const ImageAddress = z.string('The image address is a text.').check(
  z.maxLength(2048, 'The image address is too long.'),
  z.refine((address) => (/^https?:\/\//i.test(address) ? URL.canParse(address) : address.startsWith('/media/')), {
    error: 'The image address starts with http:// or https://.',
  }),
);
export const ImageSeed = z
  .int('The seed is a whole number.')
  .check(z.minimum(0, 'The seed is at least 0.'), z.maximum(SEED_MAX, `The seed is at most ${SEED_MAX}.`));

/** Texts to be set on a picture. */
export const TextOverlays = z
  .array(
    z.string('A text on the picture is words.').check(
      z.trim(),
      z.refine((text) => overlayFault(text) === undefined, { error: ({ input }) => overlayFault(String(input)) }),
    ),
    'Texts on the picture are a list.',
  )
  .check(z.maxLength(OVERLAYS_MAX, TOO_MANY_OVERLAYS));

export const GenerateImageBody = z.object({
  prompt: z
    .string('Describe the picture.')
    .check(
      z.trim(),
      z.minLength(1, 'Describe the picture.'),
      z.maxLength(PROMPT_MAX, `A prompt has at most ${PROMPT_MAX.toLocaleString('en')} characters.`),
    ),
  aspect_ratio: z.optional(z.enum(ASPECT_RATIO_IDS, `The aspect ratio is one of ${ASPECT_RATIO_IDS.join(', ')}.`)),
  model: z.optional(z.enum(IMAGE_MODEL_IDS, 'The model is not one of GET /api/fal-ai/models/image.')),
  num_images: z.optional(z.number('The number of images is a number.')),
  image_url: z.optional(ImageAddress),
  style: z.optional(z.enum(IMAGE_STYLES, `The style is one of ${IMAGE_STYLES.join(', ')}.`)),
  seed: z.optional(ImageSeed),
  /** Texts set on every picture, the first the largest. */
  text_overlays: z.optional(TextOverlays),
  /** The brand whose colours are used. */
  brandProfileId: z.optional(z.uuid('The brand profile is named by its id.')),
  /** Corner of the brand's logo; no logo when omitted. */
  logoCorner: z.optional(z.enum(LOGO_CORNERS, `The corner is one of ${LOGO_CORNERS.join(', ')}.`)),
});
export type GenerateImageBody = z.infer<typeof GenerateImageBody>;

/** The answer of a call that waited for its pictures. */
export const PicturesAnswer = z.object({
  success: z.boolean(),
  error: z.optional(z.string()),
  message: z.optional(z.string()),
  images: z.array(GeneratedImage),
  /** URL of the first picture. */
  url: z.optional(z.string()),
  runId: z.string(),
  seed: z.number(),
  charged: z.number(),
  returned: z.number(),
  balance: z.number(),
  servedBy: z.enum(SERVED_BY),
});
export type PicturesAnswer = z.infer<typeof PicturesAnswer>;

export const generateImage = defineCall({
  id: 'generateImage',
  method: 'POST',
  path: '/api/fal-ai/generate/image',
  tag: 'Images',
  summary: 'Make up to four pictures from a prompt',
  auth: 'verified',
  rateLimit: 'generate',
  idempotency: 'key',
  body: GenerateImageBody,
  response: PicturesAnswer,
  accepted: RunAccepted,
  failure: 'Image generation failed',
});
