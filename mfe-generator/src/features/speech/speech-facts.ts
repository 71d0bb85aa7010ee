import type { SpeechRecipe } from '@flint/shared/contracts/recipes/speech';
import { VOICES } from '@flint/shared/contracts/voices';
import type { Facts } from '@flint/shared/orders/parts/run-facts';

/** Voice, speed and format, in a line. */
export function speechFacts({ voice, speed, format }: SpeechRecipe): Facts {
  const label = VOICES.find(({ id }) => id === voice)?.label;
  return { details: [label, speed === 1 ? null : `${speed}×`, format.toUpperCase()] };
}
