import type { OfferedChatModel } from '@flint/engines/spec/chat-model';
import type { Offered } from '@flint/engines/spec/offers';

/** Models that a configured chat endpoint lists; none with another provider. */
export async function offeredChat(offer: Offered<'chat'>, signal: AbortSignal): Promise<readonly OfferedChatModel[]> {
  return offer.form === 'call' ? offer.model.models(signal) : [];
}

/** Whether a model has vision. */
export function seesPictures(offer: Offered<'chat'>, model: string): boolean {
  return offer.form === 'call' && (offer.model.sees?.(model) ?? false);
}
