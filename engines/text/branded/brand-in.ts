import { readBrandText, type ToldBrand } from '@flint/shared/contracts/brand-facts';
import type { ChatTurn } from '../../spec/chat-model';

/** What a conversation tells of a brand; nothing where it tells nothing. */
export function brandIn(messages: readonly Pick<ChatTurn, 'data'>[]): Partial<ToldBrand> {
  const part = messages.flatMap(({ data = [] }) => data).findLast(({ kind }) => kind === 'brand');
  return (part && readBrandText(part.text)) ?? {};
}
