import {
  askAi,
  type ChatAnswer,
  type ChatBody,
  type ChatEvent,
  chatCompletion,
  DEFAULT_CHAT_MODEL,
  DEFAULT_MAX_TOKENS,
  DEFAULT_TEMPERATURE,
  type PromptMessage,
} from '../contracts/chat';
import { ApiError } from './api-error';
import type { RequestOptions } from './exchange';
import { resolveMessage } from './message';
import { request } from './request';
import { requestEvents } from './request-events';

/** A wish for an answer, in the client's words. */
export interface ChatOrder {
  messages: readonly PromptMessage[];
  model?: string | undefined;
  maxTokens?: number | undefined;
  temperature?: number | undefined;
  seed?: number | undefined;
  brandProfileId?: string | undefined;
}

/** What is sent for an order: the product's defaults unless it says otherwise. */
export function chatBody(order: ChatOrder): ChatBody {
  const { messages, model, maxTokens, temperature, seed, brandProfileId } = order;
  return {
    messages: messages.map(({ role, content }) => ({ role, content })),
    model: model ?? DEFAULT_CHAT_MODEL,
    max_tokens: maxTokens ?? DEFAULT_MAX_TOKENS,
    temperature: temperature ?? DEFAULT_TEMPERATURE,
    ...(seed !== undefined && { seed }),
    ...(brandProfileId !== undefined && { brandProfileId }),
  };
}

/**
 * Answers a conversation when the whole answer is there.
 * @throws as `request`
 */
export function completeChat(order: ChatOrder, options: RequestOptions = {}): Promise<ChatAnswer> {
  return send(chatCompletion, order, options);
}

/**
 * Answers a conversation piece by piece. The answer goes on being written when its reader leaves: it is a run, by the
 * key's id.
 * @param onText given the text so far, each time there is more
 * @returns the whole answer; null when the stream broke off, and the run has to be asked what became of it
 * @throws as `request`; ApiError with the server's words for an answer of which there is nothing
 */
export async function streamChat(
  order: ChatOrder,
  onText: (text: string) => void,
  options: RequestOptions,
): Promise<ChatAnswer | null> {
  let text = '';
  let failure: string | undefined;
  const input = { body: { ...chatBody(order), stream: true } };
  for await (const told of requestEvents(chatCompletion, input, options, { prefer: 'respond-async' })) {
    const event = told as ChatEvent;
    if ('done' in event) return event.answer;
    if ('error' in event) failure = event.message;
    else {
      text += event.content;
      onText(text);
    }
  }
  if (failure === undefined) return null;
  throw new ApiError(chatCompletion.id, resolveMessage({ body: { message: failure } }), { status: 502 });
}

/**
 * Answers one question.
 * @throws as `request`, with a default message of its own
 */
export async function ask(question: string, options: RequestOptions = {}): Promise<string> {
  const { content } = await send(askAi, { messages: [{ role: 'user', content: question }] }, options);
  return content;
}

const send = (call: typeof chatCompletion, order: ChatOrder, options: RequestOptions) =>
  request(call, { body: chatBody(order) }, { idempotencyKey: crypto.randomUUID(), ...options });
