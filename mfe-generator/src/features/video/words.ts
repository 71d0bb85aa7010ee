import { VIDEO_MODELS } from '@flint/shared/contracts/models';
import type { VideoRecipe } from '@flint/shared/contracts/recipes/video';
import type { Facts } from '@flint/shared/orders/parts/run-facts';
import { originLabel } from '../pictures/origin-label';

const MOTIONS = [
  { to: 50, words: 'Nearly still' },
  { to: 105, words: 'Gentle' },
  { to: 150, words: 'Natural' },
  { to: 205, words: 'Lively' },
] as const;

/** Describes an amount of motion, 1 to 255. */
export function motionWords(motion: number): string {
  return MOTIONS.find(({ to }) => motion <= to)?.words ?? 'A lot';
}

/** Facts of a film: length, ratio, motion and seed, and its source. */
export function factsOf(recipe: VideoRecipe): Facts {
  const { model, duration, aspectRatio, motionBucketId, imageUrl, imageSource, seed } = recipe;
  return {
    model: VIDEO_MODELS.find(({ id }) => id === model)?.label ?? model,
    details: [
      `${duration} s`,
      aspectRatio,
      `motion ${motionBucketId}`,
      imageSource ? originLabel(imageSource) : imageUrl ? 'from a picture' : undefined,
      `seed ${seed}`,
    ],
  };
}
