import type { ChatTurn } from '@flint/engines/spec/chat-model';
import { delimit } from '@flint/engines/spec/data-parts';

type Part =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'image_url'; readonly image_url: { readonly url: string } };

/** A message as the API has it. */
export interface WireMessage {
  readonly role: ChatTurn['role'];
  readonly content: string | readonly Part[];
}

/** A message for the endpoint; what came along follows the user's words as parts of their own. */
export function toWireMessage({ role, content, data = [], pictures = [] }: ChatTurn): WireMessage {
  if (role !== 'user' || data.length + pictures.length === 0) return { role, content };
  const text = (words: string): Part => ({ type: 'text', text: words });
  const shown = pictures.map(({ bytes, contentType }): Part => {
    const url = `data:${contentType};base64,${Buffer.from(bytes).toString('base64')}`;
    return { type: 'image_url', image_url: { url } };
  });
  return { role, content: [...[content, ...delimit(data)].map(text), ...shown] };
}
