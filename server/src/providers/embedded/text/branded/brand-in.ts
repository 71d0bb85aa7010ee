import { readBrandMessage, type ToldBrand } from '@flint/shared/contracts/brand-facts';
import type { PromptMessage } from '@flint/shared/contracts/chat';

/** What a conversation tells of a brand; nothing where it tells nothing. */
export function brandIn(messages: readonly PromptMessage[]): ToldBrand {
  for (const message of messages) {
    const told = readBrandMessage(message);
    if (told) return told;
  }
  return {};
}

/** The conversation itself. */
export function withoutBrand(messages: readonly PromptMessage[]): PromptMessage[] {
  return messages.filter((message) => !readBrandMessage(message));
}
