import { BRAND_TOKENS_MAX } from '@flint/shared/contracts/brand-text';
import type { Costs } from '@flint/shared/contracts/credits';
import { priceChat } from '@flint/shared/contracts/prices/chat-price';
import { askedNow, type Conversation, messagesFor } from './conversation';

/**
 * The price of a message: the most it can cost, in whole credits, for one model or all chosen ones; undefined while
 * prices are unknown.
 */
export function priceOf(
  conversation: Conversation,
  costs: Costs | null,
  models: readonly string[] = conversation.models,
): number | undefined {
  if (costs === null) return undefined;
  const { system, turns, draft, maxTokens, brandId } = conversation;
  const brandTokens = brandId === null ? 0 : BRAND_TOKENS_MAX;
  const all = [...turns, { question: askedNow(draft, models), answers: [] }];
  try {
    return models.reduce(
      (sum, model) =>
        sum + priceChat(costs, model, messagesFor({ system, turns: all }, model), maxTokens + brandTokens),
      0,
    );
  } catch {
    // No provider answers chats here.
    return undefined;
  }
}
