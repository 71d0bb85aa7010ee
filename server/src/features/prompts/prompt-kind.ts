import { PROMPT_FROM_IMAGES_LIMIT_MS, type PromptFromImagesBody } from '@flint/shared/contracts/prompt-from-images';
import type { Kind } from '../generation/kind';
import type { Pictures } from '../generation/pictures';
import { toPromptRecipe } from './prompt-recipe';

const TITLE_MAX = 80;

export function promptKind(maker: Kind<'prompt'>['maker'], pictures: Pictures): Kind<'prompt'> {
  return {
    kind: 'prompt',
    label: 'Prompt',
    maker,
    recipe: (userId, body: PromptFromImagesBody) => toPromptRecipe(pictures, userId, body),
    title: ({ images, text }) =>
      text?.slice(0, TITLE_MAX) ??
      (images.length === 1 ? 'Prompt from a picture' : `Prompt from ${images.length} pictures`),
    timeoutMs: () => PROMPT_FROM_IMAGES_LIMIT_MS,
  };
}
