import type { ChatTurn } from '@flint/engines/spec/chat-model';
import { delimit } from '@flint/engines/spec/data-parts';
import type { SdkMessage } from './sdk-provider';

/** Converts a turn to a message of the AI SDK; data and pictures follow the user's text as separate parts. */
export function toSdkMessage({ role, content, data = [], pictures = [] }: ChatTurn): SdkMessage {
  if (role === 'system') return { role, content };
  const text = (words: string) => ({ type: 'text' as const, text: words });
  if (role === 'assistant') return { role, content: [text(content)] };
  const shown = pictures.map(({ bytes, contentType }) => ({
    type: 'file' as const,
    data: bytes,
    mediaType: contentType,
  }));
  return { role, content: [...[content, ...delimit(data)].map(text), ...shown] };
}
