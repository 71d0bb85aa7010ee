import type { Costs } from '../credits';
import { chatCost } from './chat-costs';
import { estimatePromptTokens, type PricedMessage, type TokenUsage } from './tokens';

/**
 * The price of an answer: the most it can cost, in whole credits.
 * @param promptTokens tokens of the prompt, where it has more than the messages
 * @throws RangeError when the cost table has no row for chat
 */
export function priceChat(
  costs: Costs,
  model: string,
  messages: readonly PricedMessage[],
  maxTokens: number,
  promptTokens = estimatePromptTokens(messages),
): number {
  return creditsFor(costs, model, promptTokens + maxTokens);
}

/**
 * The charge for an answer, in whole credits: by its token usage, at least 1, at most its hold, even if the model
 * counts differently.
 * @throws RangeError when the cost table has no row for chat
 */
export function chargeChat(costs: Costs, model: string, usage: TokenUsage, held: number): number {
  return Math.min(held, creditsFor(costs, model, usage.promptTokens + usage.completionTokens));
}

function creditsFor(costs: Costs, model: string, tokens: number): number {
  const each = chatCost(costs, model);
  if (each === undefined) throw new RangeError(`No price for ${model}`);
  return Math.max(1, Math.ceil((each * tokens) / 1000));
}
