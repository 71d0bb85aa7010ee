import * as z from '@flint/shared/contracts/schema';
import { defineCall } from './call';
import { EDIT_PROMPT_MAX } from './editing-limits';
import { GeneratedImage } from './generated-image';
import { PictureReference } from './picture-reference';
import { SERVED_BY } from './providers';
import { UPSCALE_FACTORS } from './recipes/editing';
import { RunAccepted } from './runs';

const Strength = z
  .number('The strength is a number.')
  .check(z.minimum(0, 'The strength is at least 0.'), z.maximum(1, 'The strength is at most 1.'));
const Words = z
  .string('Say what to change.')
  .check(
    z.trim(),
    z.minLength(1, 'Say what to change.'),
    z.maxLength(EDIT_PROMPT_MAX, `An edit has at most ${EDIT_PROMPT_MAX.toLocaleString('en')} characters.`),
  );

/** `image_url` is an address, or the id of an upload or a library picture of the caller. */
export const EditImageBody = z.object({
  image_url: PictureReference,
  prompt: Words,
  /** How far the edit goes; {@link EDIT_STRENGTH_DEFAULT} when omitted. */
  strength: z.optional(Strength),
});
export type EditImageBody = z.infer<typeof EditImageBody>;

export const RemoveBackgroundBody = z.object({ image_url: PictureReference });
export type RemoveBackgroundBody = z.infer<typeof RemoveBackgroundBody>;

export const UpscaleBody = z.object({
  image_url: PictureReference,
  /** How much a model may add. */
  strength: z.optional(Strength),
  /** {@link UPSCALE_FACTOR_DEFAULT} when omitted. */
  factor: z.optional(z.literal(UPSCALE_FACTORS, `The factor is ${UPSCALE_FACTORS.join(' or ')}.`)),
});
export type UpscaleBody = z.infer<typeof UpscaleBody>;

/** The answer of a call that waited for its picture. */
export const EditAnswer = z.object({
  success: z.boolean(),
  error: z.optional(z.string()),
  message: z.optional(z.string()),
  /** Signed URL of the picture; expires, and every answer renews it. Equals `url`, the name all media calls share. */
  imageUrl: z.optional(z.string()),
  url: z.optional(z.string()),
  image: z.nullable(GeneratedImage),
  /** What was done, in words. */
  did: z.array(z.string()),
  notes: z.array(z.string()),
  runId: z.string(),
  charged: z.number(),
  returned: z.number(),
  balance: z.number(),
  servedBy: z.enum(SERVED_BY),
});
export type EditAnswer = z.infer<typeof EditAnswer>;

const order = {
  method: 'POST',
  tag: 'Images',
  auth: 'verified',
  rateLimit: 'generate',
  idempotency: 'key',
  response: EditAnswer,
  accepted: RunAccepted,
} as const;

export const editImage = defineCall({
  ...order,
  id: 'editImage',
  path: '/api/fal-ai/edit/image',
  summary: 'Change a picture by words',
  body: EditImageBody,
  failure: 'Image editing failed',
});
export const removeBackground = defineCall({
  ...order,
  id: 'removeBackground',
  path: '/api/fal-ai/edit/remove-background',
  summary: 'Cut out what is in front of a picture',
  body: RemoveBackgroundBody,
  failure: 'Background removal failed',
});
export const upscaleImage = defineCall({
  ...order,
  id: 'upscaleImage',
  path: '/api/fal-ai/edit/upscale',
  summary: 'Enlarge a picture',
  body: UpscaleBody,
  failure: 'Upscaling failed',
});

/** What an edit would do, told before it is ordered. */
export const EditForecast = z.object({
  success: z.literal(true),
  /** Whether a model reads the words: it follows any, and `steps` is empty. */
  anyWords: z.boolean(),
  /** What will be done, in words and in order. */
  steps: z.array(z.string()),
  /** Phrases that are not understood, as typed. */
  ignored: z.array(z.string()),
  /** What else to know before ordering: that an animation is edited by its first frame, or at which size it is edited. */
  notes: z.array(z.string()),
});
export type EditForecast = z.infer<typeof EditForecast>;

/** Reads the words of an edit without ordering it. */
export const forecastEdit = defineCall({
  id: 'forecastEdit',
  method: 'POST',
  path: '/api/fal-ai/edit/forecast',
  tag: 'Images',
  summary: 'What an edit would do',
  auth: 'verified',
  rateLimit: 'write',
  idempotency: 'natural',
  body: z.object({ image_url: PictureReference, prompt: Words }),
  response: EditForecast,
  failure: 'The words could not be read',
});

/** Whether a picture can be cut out here, before it is ordered. */
export const cutoutCheck = defineCall({
  id: 'cutoutCheck',
  method: 'POST',
  path: '/api/fal-ai/edit/remove-background/check',
  tag: 'Images',
  summary: 'Whether the background of a picture can be removed',
  auth: 'verified',
  rateLimit: 'write',
  idempotency: 'natural',
  body: RemoveBackgroundBody,
  response: z.object({
    success: z.literal(true),
    /** Why it cannot be cut out here, in words; null when it can. */
    whyNot: z.nullable(z.string()),
  }),
  failure: 'The picture could not be read',
});
