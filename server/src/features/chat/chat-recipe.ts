import {
  type ChatBody,
  DEFAULT_CHAT_MODEL,
  DEFAULT_MAX_TOKENS,
  DEFAULT_TEMPERATURE,
} from '@flint/shared/contracts/chat';
import type { ChatRecipe } from '@flint/shared/contracts/recipes/chat';

/** Fills in every default of an order. */
export function toChatRecipe({ messages, model, max_tokens, temperature, seed }: Omit<ChatBody, 'stream'>): ChatRecipe {
  return {
    messages,
    model: model ?? DEFAULT_CHAT_MODEL,
    maxTokens: max_tokens ?? DEFAULT_MAX_TOKENS,
    temperature: temperature ?? DEFAULT_TEMPERATURE,
    seed: seed ?? null,
  };
}
