import * as z from '@flint/shared/contracts/schema';
import { defineCall } from './call';
import { ASPECT_RATIO_IDS, IMAGE_CAP, IMAGE_STYLES } from './image-options';
import { IMAGE_MODEL_IDS } from './models';

/** Defaults of the picture form; absent ones take the product's. */
export const GenerationDefaults = z.object({
  style: z.optional(z.enum(IMAGE_STYLES, `The style is one of ${IMAGE_STYLES.join(', ')}.`)),
  model: z.optional(z.enum(IMAGE_MODEL_IDS, 'The model is not one of GET /api/fal-ai/models/image.')),
  aspect_ratio: z.optional(z.enum(ASPECT_RATIO_IDS, `The aspect ratio is one of ${ASPECT_RATIO_IDS.join(', ')}.`)),
  num_images: z.optional(
    z
      .int('The number of images is a whole number.')
      .check(z.minimum(1, 'At least 1 image.'), z.maximum(IMAGE_CAP, `At most ${IMAGE_CAP} images.`)),
  ),
});
export type GenerationDefaults = z.infer<typeof GenerationDefaults>;

/** Settings stored with the user, for all browsers. */
const Preferences = z.object({ generation: GenerationDefaults });
export type Preferences = z.infer<typeof Preferences>;

export const readPreferences = defineCall({
  id: 'readPreferences',
  method: 'GET',
  path: '/api/users/me/preferences',
  tag: 'Account',
  summary: 'Settings of the signed-in user',
  auth: 'session',
  rateLimit: 'read',
  idempotency: 'safe',
  response: Preferences,
});
export const savePreferences = defineCall({
  id: 'savePreferences',
  method: 'PUT',
  path: '/api/users/me/preferences',
  tag: 'Account',
  summary: 'Replace the settings of the signed-in user',
  auth: 'session',
  rateLimit: 'write',
  idempotency: 'natural',
  body: Preferences,
  response: Preferences,
  failure: 'Saving failed',
});
