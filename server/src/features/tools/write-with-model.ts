import type { ChatOrder } from '@flint/engines/spec/chat-model';
import type { ChatUsage } from '@flint/shared/contracts/chat';
import { estimatePromptTokens, estimateTokens } from '@flint/shared/contracts/prices/tokens';
import type { ToolOutput, ToolRecipe } from '@flint/shared/contracts/recipes/tool';
import { EDITION } from '@flint/shared/tools/limits/edition';
import { AppError } from '../../platform/http/app-error';
import { type Reading, readAnswer } from './answer/read-answer';
import type { WritingTool } from './implementation';
import { orderAgain, orderFor } from './prompt/messages';

/** A model's answer to one order. */
export interface ModelAnswer {
  readonly text: string;
  /** Whether it ended at the length limit. */
  readonly cut: boolean;
  readonly model: string;
  /** Null when it is not reported. */
  readonly usage: ChatUsage | null;
}

/** Orders an answer. @param again whether it is the second order of the run */
export type Ask = (order: ChatOrder, again: boolean) => Promise<ModelAnswer>;

/**
 * Writes an answer with a model, and has it corrected once when it is invalid. Only the first order is charged, since
 * the correction is not the user's fault.
 * @throws AppError `unusable_answer` when the correction is invalid too; the errors of `ask`
 */
export async function writeWithModel(implementation: WritingTool, recipe: ToolRecipe, ask: Ask): Promise<ToolOutput> {
  const order = orderFor(implementation, recipe);
  const first = await ask(order, false);
  const usage = first.usage ?? {
    promptTokens: promptTokensOf(order),
    completionTokens: estimateTokens(first.text),
  };
  const reading = read(implementation, recipe, first);
  if (reading.ok) return { ...kept(reading), model: first.model, usage, mended: false };
  const second = await ask(orderAgain(order, first.text, reading.wrong), true);
  const mended = read(implementation, recipe, second);
  if (!mended.ok)
    throw new AppError('unusable_answer', `What the model wrote could not be used, twice: ${mended.wrong[0]}`);
  return { ...kept(mended), model: second.model, usage, mended: true };
}

/** Estimated tokens of an order with its material. */
export function promptTokensOf({ messages }: ChatOrder): number {
  const material = messages.flatMap(({ data = [] }) => data.map(({ text }) => estimateTokens(text)));
  return material.reduce((sum, tokens) => sum + tokens, estimatePromptTokens(messages));
}

const read = ({ definition }: WritingTool, recipe: ToolRecipe, { text, cut }: ModelAnswer): Reading =>
  readAnswer(definition, recipe, text, cut);

const kept = ({ value, findings }: Extract<Reading, { ok: true }>) => ({
  value,
  findings,
  edition: EDITION,
});
