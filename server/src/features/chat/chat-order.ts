import type { ChatOrder } from '@flint/engines/spec/chat-model';
import { brandPart, DATA_RULES } from '@flint/engines/spec/data-parts';
import type { ChatRecipe } from '@flint/shared/contracts/recipes/chat';

/** The prompt of a self-contained recipe: its messages, with its brand as material beside the last. */
export function toOrder({ messages, brand, model, maxTokens, temperature, seed }: ChatRecipe): ChatOrder {
  const manner = { model, maxTokens, temperature, seed };
  if (!brand) return { messages, ...manner };
  const last = messages.length - 1;
  const turns = messages.map((message, at) => (at === last ? { ...message, data: [brandPart(brand)] } : message));
  const first = messages.findIndex(({ role }) => role !== 'system');
  const rules = { role: 'system' as const, content: DATA_RULES };
  return { messages: turns.toSpliced(first, 0, rules), ...manner };
}
