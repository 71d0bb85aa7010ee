import type { Filmmaker } from '@flint/engines/spec/film';
import type { Storyboard, StoryboardBody } from '@flint/shared/contracts/storyboard';
import { AppError } from '../../platform/http/app-error';
import type { Pictures } from '../generation/pictures';
import { toFilmOrder } from './to-film-order';
import { toRecipe } from './to-recipe';

export interface Storyboards {
  /**
   * Draws the scenes of a film as a free preview.
   * @throws AppError `not_configured` when the built-in engine does not make the films, `invalid_input` when a picture
   * cannot be read; the signal's reason
   */
  draw(userId: string, body: StoryboardBody, signal: AbortSignal): Promise<Storyboard>;
}

const NOT_OURS = 'There is no storyboard here: nobody knows beforehand what the vendor of films will show.';

/** @param filmmaker undefined when another provider, or none, makes the films */
export function createStoryboards(
  filmmaker: Pick<Filmmaker, 'storyboard'> | undefined,
  pictures: Pictures,
): Storyboards {
  return {
    async draw(userId, body, signal) {
      if (!filmmaker) throw new AppError('not_configured', NOT_OURS);
      const recipe = await toRecipe(body, userId, { servedBy: 'embedded', pictures });
      const scenes = await filmmaker.storyboard(await toFilmOrder(recipe, pictures, { userId, signal }), signal);
      return {
        success: true,
        seed: recipe.seed,
        scenes: scenes.map(({ image, ...told }) => ({ ...told, image: toAddress(image) })),
      };
    },
  };
}

const toAddress = (webp: Uint8Array) => `data:image/webp;base64,${Buffer.from(webp).toString('base64')}`;
