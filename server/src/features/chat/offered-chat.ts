import type { OfferedChatModel } from '@flint/engines/spec/chat-model';
import type { Offered } from '@flint/engines/spec/offers';

/** What a configured endpoint offers for conversations; nothing where another provider answers. */
export async function offeredChat(offer: Offered<'chat'>, signal: AbortSignal): Promise<readonly OfferedChatModel[]> {
  return offer.form === 'call' ? offer.model.models(signal) : [];
}

/** Whether a model is shown the pictures of a conversation. */
export function seesPictures(offer: Offered<'chat'>, model: string): boolean {
  return offer.form === 'call' && (offer.model.sees?.(model) ?? false);
}
