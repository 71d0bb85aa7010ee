import type { TranscriptRecipe } from '@flint/shared/contracts/recipes/transcript';
import type { Facts } from '@flint/shared/orders/parts/run-facts';
import { formatDuration } from '@flint/shared/ui/format-time';
import { languageName } from './languages';

/** Duration and language, in a line. */
export function transcriptFacts({ seconds, language }: TranscriptRecipe): Facts {
  return {
    details: [`${formatDuration(seconds * 1000)} long`, language && languageName(language)],
  };
}
