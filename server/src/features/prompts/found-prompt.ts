import type { Analyser, ReferencePicture } from '@flint/engines/spec/analyser';
import type { FoundPrompt, PromptRecipe } from '@flint/shared/contracts/recipes/prompt';

/**
 * Analyses an order: colours and composition of its pictures, hooks and structure of its text.
 * @param seen a vision model's description of each picture; without it the prompt covers their look, not their content
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
