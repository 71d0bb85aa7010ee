import type { PromptRecipe } from '@flint/shared/contracts/recipes/prompt';
import type { Facts } from '../orders/stream/run-facts';

/** What was taken apart, in a line. */
export function promptFacts({ images, text }: PromptRecipe): Facts {
  const many = images.length === 1 ? '1 picture' : `${images.length} pictures`;
  return { maker: 'By a vendor', details: [text === null ? many : 'a text'] };
}
