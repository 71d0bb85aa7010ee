import { randomInt } from 'node:crypto';
import { SEED_MAX } from '@flint/shared/contracts/image-options';
import type { ServedBy } from '@flint/shared/contracts/providers';
import type { RecipeScene, VideoRecipe } from '@flint/shared/contracts/recipes/video';
import {
  DEFAULT_MOTION,
  DEFAULT_VIDEO_MODEL,
  DEFAULT_VIDEO_RATIO,
  DEFAULT_VIDEO_SECONDS,
  type GenerateVideoBody,
  secondsMade,
} from '@flint/shared/contracts/videos';
import { DEFAULT_VOICE } from '@flint/shared/contracts/voices';
import type { Pictures } from '../generation/pictures';
import { keepPicture } from './read-picture';

/**
 * Fills in every default, so that the recipe alone reproduces the film; its length is the one made and charged.
 * @throws AppError naming `image_url` when a picture cannot be read
 */
export async function toRecipe(
  body: GenerateVideoBody,
  userId: string,
  { servedBy, pictures }: { servedBy: ServedBy; pictures: Pick<Pictures, 'keep'> },
): Promise<VideoRecipe> {
  const { prompt, image_url, scenes, speech, music } = body;
  const model = body.model ?? DEFAULT_VIDEO_MODEL;
  const wished = body.duration ?? DEFAULT_VIDEO_SECONDS;
  const keep = (ref: string) => keepPicture(pictures, ref, userId);
  const kept = image_url === undefined ? undefined : await keep(image_url);
  const toScene = async (scene: RecipeScene): Promise<RecipeScene> =>
    scene.image_url ? { ...scene, image_url: (await keep(scene.image_url)).ref } : scene;
  return {
    ...{ prompt, model, imageUrl: kept?.ref ?? null },
    ...(kept && { imageSource: kept.source }),
    duration: secondsMade(servedBy, model, wished),
    aspectRatio: body.aspect_ratio ?? DEFAULT_VIDEO_RATIO,
    motionBucketId: body.motion_bucket_id ?? DEFAULT_MOTION,
    seed: body.seed ?? randomInt(SEED_MAX),
    captions: body.captions ?? false,
    ...(scenes && { scenes: await Promise.all(scenes.map(toScene)) }),
    ...(speech && { speech: { text: speech.text, voice: speech.voice ?? DEFAULT_VOICE } }),
    ...(music && { music }),
  };
}
