import { promptBrandOf } from '@flint/shared/contracts/brand-facts';
import { type ChatBody, DEFAULT_CHAT_MODEL, DEFAULT_MAX_TOKENS } from '@flint/shared/contracts/chat';
import type { ChatRecipe } from '@flint/shared/contracts/recipes/chat';
import type { Brands } from '../brands/brands-service';

/** Input of the chat call, without its response mode. */
export type ChatRequest = Omit<ChatBody, 'stream'>;

/** Fills in every default of an order. A temperature is the model's own where none is asked for. */
export function withDefaults({
  messages,
  model,
  max_tokens,
  temperature,
  seed,
}: Omit<ChatRequest, 'brandProfileId'>): ChatRecipe {
  return {
    messages,
    model: model ?? DEFAULT_CHAT_MODEL,
    maxTokens: max_tokens ?? DEFAULT_MAX_TOKENS,
    temperature: temperature ?? null,
    seed: seed ?? null,
  };
}

/** The same with facts about its brand. @throws AppError `not_found` when that is no profile of the user's */
export async function toChatRecipe(
  { brands }: { brands: Pick<Brands, 'forPrompt'> },
  userId: string,
  { brandProfileId, ...asked }: ChatRequest,
): Promise<ChatRecipe> {
  const recipe = withDefaults(asked);
  if (!brandProfileId) return recipe;
  return { ...recipe, brand: promptBrandOf(await brands.forPrompt(userId, brandProfileId)) };
}
