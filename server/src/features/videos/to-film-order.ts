import type { FilmOrder, SceneWish } from '@flint/engines/spec/film';
import type { CameraMove } from '@flint/shared/contracts/camera';
import { type AspectRatio, DEFAULT_IMAGE_STYLE } from '@flint/shared/contracts/image-options';
import type { RecipeScene, VideoRecipe } from '@flint/shared/contracts/recipes/video';
import type { MakeContext } from '../generation/kind';
import type { Pictures } from '../generation/pictures';
import { readPicture } from './read-picture';

type Reader = Pick<MakeContext, 'userId' | 'signal'>;

/**
 * A recipe as the filmmaker's order; its pictures are read now.
 * @throws AppError naming `image_url` when a picture cannot be read; the signal's reason
 */
export async function toFilmOrder(recipe: VideoRecipe, pictures: Pictures, reader: Reader): Promise<FilmOrder> {
  const { prompt, imageUrl, duration, aspectRatio, motionBucketId, seed, captions, scenes } = recipe;
  const toWish = async ({ prompt: words, image_url, camera, caption }: RecipeScene): Promise<SceneWish> => ({
    prompt: words,
    ...(image_url && { image: await readPicture(pictures, image_url, reader) }),
    ...(camera && { camera: camera as CameraMove }),
    ...(caption && { caption }),
  });
  return {
    ...{ prompt, seconds: duration, motion: motionBucketId, seed, captions, style: DEFAULT_IMAGE_STYLE },
    aspectRatio: aspectRatio as AspectRatio,
    ...(imageUrl !== null && { images: [await readPicture(pictures, imageUrl, reader)] }),
    ...(scenes && { scenes: await Promise.all(scenes.map(toWish)) }),
  };
}
