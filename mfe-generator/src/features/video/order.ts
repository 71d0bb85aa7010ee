import { ratioMade } from '@flint/shared/contracts/clip-shapes';
import type { Costs } from '@flint/shared/contracts/credits';
import { ASPECT_RATIO_IDS, type AspectRatio } from '@flint/shared/contracts/image-options';
import { VIDEO_MODEL_IDS } from '@flint/shared/contracts/models';
import { shownPrice, videoItem } from '@flint/shared/contracts/prices/line-items';
import type { ServedBy } from '@flint/shared/contracts/providers';
import type { VideoRecipe } from '@flint/shared/contracts/recipes/video';
import * as z from '@flint/shared/contracts/schema';
import type { Storyboard, StoryboardBody } from '@flint/shared/contracts/storyboard';
import {
  DEFAULT_MOTION,
  DEFAULT_VIDEO_MODEL,
  DEFAULT_VIDEO_RATIO,
  DEFAULT_VIDEO_SECONDS,
  type GenerateVideoBody,
  MOTION_MAX,
  MOTION_MIN,
  secondsMade,
  VIDEO_SECONDS_MAX,
  VIDEO_SECONDS_MIN,
} from '@flint/shared/contracts/videos';
import { DEFAULT_VOICE, VOICE_IDS } from '@flint/shared/contracts/voices';
import { Chosen, chosenAgain } from '../pictures/chosen';

const Seconds = z.number().check(z.minimum(VIDEO_SECONDS_MIN), z.maximum(VIDEO_SECONDS_MAX));
const Motion = z.int().check(z.minimum(MOTION_MIN), z.maximum(MOTION_MAX));

/** The stored form; missing and invalid values take their default. */
export const Order = z.object({
  prompt: z.catch(z.string(), ''),
  model: z.catch(z.enum(VIDEO_MODEL_IDS), DEFAULT_VIDEO_MODEL),
  /** The source picture; null for text-to-video. */
  picture: z.catch(z.nullable(Chosen), null),
  /** Requested seconds. */
  duration: z.catch(Seconds, DEFAULT_VIDEO_SECONDS),
  aspectRatio: z.catch(z.enum(ASPECT_RATIO_IDS), DEFAULT_VIDEO_RATIO),
  motion: z.catch(Motion, DEFAULT_MOTION),
  captions: z.catch(z.boolean(), false),
  /** Narration; empty for none. */
  narration: z.catch(z.string(), ''),
  voice: z.catch(z.enum(VOICE_IDS), DEFAULT_VOICE),
  /** Prompt for the background music; empty for none. */
  music: z.catch(z.string(), ''),
  keepSeed: z.catch(z.boolean(), false),
  /** As typed. */
  seed: z.catch(z.string(), ''),
});
export type Order = z.infer<typeof Order>;

/** The actual length in seconds: a vendor makes only those it offers. */
export function secondsOf({ model, duration }: Pick<Order, 'model' | 'duration'>, filmedBy: ServedBy): number {
  return secondsMade(filmedBy, model, duration);
}

/** The actual aspect ratio: a vendor makes only those it offers. */
export function orderedRatio({ model, aspectRatio, picture }: Order, filmedBy: ServedBy): AspectRatio {
  return ratioMade(filmedBy, model, { ratio: aspectRatio, fromPicture: picture !== null });
}

/** The price in whole credits; undefined until the prices are known. */
export function priceOf(order: Order, filmedBy: ServedBy, costs: Costs | null): number | undefined {
  return shownPrice(costs, videoItem({ model: order.model, duration: secondsOf(order, filmedBy) }));
}

/** The fields of a request that a film and its storyboard have in common. */
function filmedFields(order: Order, filmedBy: ServedBy): StoryboardBody {
  const { prompt, picture, motion, captions, keepSeed, seed } = order;
  return {
    ...{ prompt: prompt.trim(), duration: secondsOf(order, filmedBy), aspect_ratio: orderedRatio(order, filmedBy) },
    motion_bucket_id: motion,
    ...(picture && { image_url: picture.ref }),
    ...(keepSeed && { seed: Number(seed) }),
    ...(filmedBy === 'embedded' && captions && { captions }),
  };
}

/** The request body of a form. Fields of the built-in engine are sent only to it. */
export function toVideoBody(order: Order, filmedBy: ServedBy): GenerateVideoBody {
  const narration = order.narration.trim();
  const music = order.music.trim();
  return {
    ...filmedFields(order, filmedBy),
    model: order.model,
    ...(filmedBy === 'embedded' && {
      ...(narration && { speech: { text: narration, voice: order.voice } }),
      ...(music && { music }),
    }),
  };
}

/** The request body of a storyboard. */
export const toStoryboardBody = (order: Order): StoryboardBody => filmedFields(order, 'embedded');

/** The request body of an approved storyboard: its scenes and its seed. */
export function toApproved(body: GenerateVideoBody, { scenes, seed }: Storyboard): GenerateVideoBody {
  return { ...body, seed, scenes: scenes.map(({ prompt, camera, caption }) => ({ prompt, camera, caption })) };
}

/** The order that reproduces a recipe, with its seed. */
export function orderOf(recipe: VideoRecipe): Order {
  return Order.parse({
    ...recipe,
    picture: recipe.imageUrl && chosenAgain(recipe.imageUrl, recipe.imageSource),
    motion: recipe.motionBucketId,
    narration: recipe.speech?.text,
    voice: recipe.speech?.voice,
    keepSeed: true,
    seed: String(recipe.seed),
  });
}
