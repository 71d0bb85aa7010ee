import type { PromptBody } from '@flint/shared/contracts/prompts';
import type { PromptRecipe } from '@flint/shared/contracts/recipes/prompt';
import type { Pictures } from '../generation/pictures';
import { keepPictures } from './read-pictures';

/**
 * Stores references to the pictures, so that they can be read again.
 * @throws AppError naming `images` when there is no such upload
 */
export async function toPromptRecipe(
  pictures: Pictures,
  userId: string,
  { images = [], text }: PromptBody,
): Promise<PromptRecipe> {
  const kept = await keepPictures(pictures, userId, images);
  return { images: kept.map(({ ref }) => ref), sources: kept.map(({ source }) => source), text: text || null };
}
