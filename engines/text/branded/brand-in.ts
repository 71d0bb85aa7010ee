import { type PromptBrand, readBrandText } from '@flint/shared/contracts/brand-facts';
import type { ChatTurn } from '../../spec/chat-model';

/** The brand profile among a conversation's data; empty where there is none. */
export function brandIn(messages: readonly Pick<ChatTurn, 'data'>[]): Partial<PromptBrand> {
  const part = messages.flatMap(({ data = [] }) => data).findLast(({ kind }) => kind === 'brand');
  return (part && readBrandText(part.text)) ?? {};
}
