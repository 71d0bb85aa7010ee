import { estimateTokens } from '@flint/shared/contracts/prices/tokens';
import type { ToolOutput, ToolRecipe } from '@flint/shared/contracts/recipes/tool';
import { EDITION } from '@flint/shared/tools/limits/edition';
import { AppError } from '../../platform/http/app-error';
import { checkAnswer } from './answer/read-answer';
import type { WritingTool } from './implementation';
import type { RuleWriter } from './rule-writer';

/** Model name in answers of the built-in copywriter, which is no language model. */
const MODEL = 'flint-copywriter';

/**
 * Writes an answer with the built-in copywriter.
 * @throws AppError `unusable_answer` when it has no other or no valid text; the signal's reason
 */
export async function writeWithRules(
  writer: Pick<RuleWriter, 'write'>,
  { definition }: WritingTool,
  recipe: ToolRecipe,
  signal: AbortSignal,
): Promise<ToolOutput> {
  const answer = await writer.write(recipe, signal);
  if (answer === undefined)
    throw new AppError(
      'unusable_answer',
      'The built-in copywriter has no other words for this. Write more in the form.',
    );
  const reading = checkAnswer(definition, recipe, answer);
  if (!reading.ok)
    throw new AppError('unusable_answer', `The built-in copywriter found no words that fit: ${reading.wrong[0]}`);
  const { value, findings } = reading;
  const usage = {
    promptTokens: estimateTokens(JSON.stringify(recipe.input)),
    completionTokens: estimateTokens(JSON.stringify(value)),
  };
  return { value, findings, edition: EDITION, model: MODEL, usage, mended: false };
}
