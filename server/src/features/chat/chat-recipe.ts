import { withBrand } from '@flint/shared/contracts/brand-facts';
import {
  type ChatBody,
  DEFAULT_CHAT_MODEL,
  DEFAULT_MAX_TOKENS,
  DEFAULT_TEMPERATURE,
} from '@flint/shared/contracts/chat';
import type { ChatRecipe } from '@flint/shared/contracts/recipes/chat';
import type { Brands } from '../brands/brands-service';

/**
 * Fills in every default of an order, and tells of the brand it is for.
 * @throws AppError `not_found` when that is none of the user's
 */
export async function toChatRecipe(
  { brands }: { brands: Pick<Brands, 'forPrompt'> },
  userId: string,
  { messages, brandProfileId, model, max_tokens, temperature, seed }: Omit<ChatBody, 'stream'>,
): Promise<ChatRecipe> {
  return {
    messages: brandProfileId ? withBrand(messages, await brands.forPrompt(userId, brandProfileId)) : messages,
    model: model ?? DEFAULT_CHAT_MODEL,
    maxTokens: max_tokens ?? DEFAULT_MAX_TOKENS,
    temperature: temperature ?? DEFAULT_TEMPERATURE,
    seed: seed ?? null,
  };
}
