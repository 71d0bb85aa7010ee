import type { PromptRecipe } from '@flint/shared/contracts/recipes/prompt';
import type { Facts } from '@flint/shared/orders/parts/run-facts';
import { originLabel } from '../pictures/origin-label';

/** The input of a prompt, in a line. */
export function promptFacts({ images, sources, text }: PromptRecipe): Facts {
  const [only] = sources ?? [];
  const one = only ? originLabel(only) : '1 picture';
  const many = images.length === 1 ? one : `${images.length} pictures`;
  return { details: [text === null ? many : 'a text'] };
}
