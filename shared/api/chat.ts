import {
  askAi,
  type ChatAnswer,
  type ChatBody,
  chatCompletion,
  DEFAULT_CHAT_MODEL,
  DEFAULT_MAX_TOKENS,
  DEFAULT_TEMPERATURE,
  type PromptMessage,
} from '../contracts/chat';
import { type RequestOptions, request } from './request';

/** A wish for an answer, in the client's words. */
export interface ChatOrder {
  messages: readonly PromptMessage[];
  model?: string | undefined;
  maxTokens?: number | undefined;
  temperature?: number | undefined;
  seed?: number | undefined;
}

/** What is sent for an order: the product's defaults unless it says otherwise. */
export function chatBody(order: ChatOrder): ChatBody {
  const { messages, model, maxTokens, temperature, seed } = order;
  return {
    messages: messages.map(({ role, content }) => ({ role, content })),
    model: model ?? DEFAULT_CHAT_MODEL,
    max_tokens: maxTokens ?? DEFAULT_MAX_TOKENS,
    temperature: temperature ?? DEFAULT_TEMPERATURE,
    ...(seed !== undefined && { seed }),
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
 * Answers one question.
 * @throws as `request`, with a default message of its own
 */
export async function ask(question: string, options: RequestOptions = {}): Promise<string> {
  const { content } = await send(askAi, { messages: [{ role: 'user', content: question }] }, options);
  return content;
}

const send = (call: typeof chatCompletion, order: ChatOrder, options: RequestOptions) =>
  request(call, { body: chatBody(order) }, { idempotencyKey: crypto.randomUUID(), ...options });
