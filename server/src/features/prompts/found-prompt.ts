import type { Analyser, ReferencePicture } from '@flint/engines/spec/analyser';
import type { FoundPrompt, PromptRecipe } from '@flint/shared/contracts/recipes/prompt';

/**
 * Measures what an order names: colours and composition of its pictures, hooks and structure of its text.
 * @param seen what a model that sees says of each picture; without it the prompt tells how they look, not what they show
 * @throws ProviderError when a picture cannot be read; the signal's reason
 */
export async function findPrompt(
  analyser: Analyser,
  { text: pasted }: Pick<PromptRecipe, 'text'>,
  pictures: readonly ReferencePicture[],
  signal: AbortSignal,
  seen?: readonly string[],
): Promise<FoundPrompt> {
  const text = pasted === null ? null : await analyser.analyse(pasted, signal);
  const described = await analyser.describe(pictures, signal);
  const told = seen?.join('\n\n') ?? '';
  const { prompt } = described;
  return {
    prompt: told || prompt || (text ? analyser.writingPrompt(text) : ''),
    subjectKnown: told !== '' || described.subjectKnown,
    palette: described.palette,
    images: described.images,
    text,
  };
}
