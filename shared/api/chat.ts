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
import type { RequestOptions } from './exchange';
import { reportedStream } from './report-stream';
import { request } from './request';
import { requestEvents } from './request-events';
import { STREAM_FAILURE, StreamFailure } from './stream-failure';

/** A chat request in the client's field names. */
export interface ChatOrder {
  messages: readonly PromptMessage[];
  model?: string | undefined;
  maxTokens?: number | undefined;
  /** Null: the model's own. */
  temperature?: number | null | undefined;
  seed?: number | undefined;
  brandProfileId?: string | undefined;
}

/** Builds the request body: fills in the product's defaults for what the order omits. */
function chatBody(order: ChatOrder): ChatBody {
  const { messages, model, maxTokens, temperature, seed, brandProfileId } = order;
  return {
    messages: messages.map(({ role, content }) => ({ role, content })),
    model: model ?? DEFAULT_CHAT_MODEL,
    max_tokens: maxTokens ?? DEFAULT_MAX_TOKENS,
    ...(temperature !== null && { temperature: temperature ?? DEFAULT_TEMPERATURE }),
    ...(seed !== undefined && { seed }),
    ...(brandProfileId !== undefined && { brandProfileId }),
  };
}

/**
 * Completes a conversation in one answer, without streaming.
 * @throws as `request`
 */
export function completeChat(order: ChatOrder, options: RequestOptions = {}): Promise<ChatAnswer> {
  return send(chatCompletion, order, options);
}

/**
 * Completes a conversation as a stream of server-sent events. The server goes on writing when the reader disconnects:
 * the answer is a run, whose id is the idempotency key.
 * @param onText receives the text so far, and what the model thought so far, each time more arrives
 * @param onAhead receives the number of answers that come first, while it waits
 * @returns the whole answer; null when the stream broke off: read the run to learn its outcome
 * @throws as `request`; ApiError with the server's message when the answer failed before any text
 */
export function streamChat(
  order: ChatOrder,
  onText: (text: string, thoughts: string) => void,
  options: RequestOptions,
  onAhead?: (ahead: number) => void,
): Promise<ChatAnswer | null> {
  return readChat(order, onText, options, onAhead).catch((error: unknown) => {
    throw reportedStream(error, chatCompletion.id, options.signal);
  });
}

async function readChat(
  order: ChatOrder,
  onText: (text: string, thoughts: string) => void,
  options: RequestOptions,
  onAhead?: (ahead: number) => void,
): Promise<ChatAnswer | null> {
  let text = '';
  let thoughts = '';
  let failure: string | undefined;
  const input = { body: { ...chatBody(order), stream: true } };
  for await (const data of requestEvents(chatCompletion, input, options, { prefer: 'respond-async' })) {
    const event = data as ChatEvent;
    if ('error' in event) failure = event.message || STREAM_FAILURE;
    if ('done' in event) {
      if (failure !== undefined) reportedStream(new StreamFailure(chatCompletion.id, failure), chatCompletion.id);
      return event.answer;
    }
    if ('ahead' in event) onAhead?.(event.ahead ?? 0);
    else if ('content' in event) {
      // What came before was thought, and comes again as such.
      if ('moved' in event) [text, thoughts] = ['', ''];
      if ('thoughts' in event) thoughts += event.thoughts ?? '';
      text += event.content;
      onText(text, thoughts);
    }
  }
  if (failure === undefined) return null;
  throw new StreamFailure(chatCompletion.id, failure);
}

/**
 * Asks a single question.
 * @throws as `request`, with its own default message
 */
export async function ask(question: string, options: RequestOptions = {}): Promise<string> {
  const { content } = await send(askAi, { messages: [{ role: 'user', content: question }] }, options);
  return content;
}

const send = (call: typeof chatCompletion, order: ChatOrder, options: RequestOptions) =>
  request(call, { body: chatBody(order) }, { idempotencyKey: crypto.randomUUID(), ...options });
