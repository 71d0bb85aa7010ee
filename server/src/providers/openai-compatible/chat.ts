import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { ChatUsage } from '@flint/shared/contracts/chat';
import { type FinishReason, type LanguageModelUsage, type ModelMessage, streamText } from 'ai';
import type { ChatEnd, ChatModel, ChatPart } from '../spec/chat-model';
import { ProviderError } from '../spec/provider-error';
import { type Endpoint, silenceOf } from './endpoint';
import { BROKEN_OFF, faultOfSilence, UNREADABLE } from './fault';
import { createModelNames, type NamingOptions } from './model-names';
import { createWatchedFetch } from './watched-fetch';

const ENDS: Partial<Record<FinishReason, ChatEnd>> = { stop: 'stop', length: 'length', 'content-filter': 'filtered' };

const toUsage = ({ inputTokens, outputTokens }: LanguageModelUsage): ChatUsage | null =>
  inputTokens === undefined || outputTokens === undefined
    ? null
    : { promptTokens: inputTokens, completionTokens: outputTokens };

/** OpenAI's newer models refuse the field that everybody else still reads (its API reference, 2026-11-21). */
const renamed = ({ max_tokens, ...body }: Record<string, unknown>) => ({ ...body, max_completion_tokens: max_tokens });

/** The chat models of an endpoint that speaks OpenAI's API. */
export function createOpenAiChatModel(options: Endpoint & NamingOptions): ChatModel {
  const names = createModelNames(options, options);
  const provider = createOpenAICompatible({
    name: 'endpoint',
    baseURL: options.baseUrl,
    includeUsage: true,
    fetch: createWatchedFetch({ silenceMs: silenceOf(options) }),
    ...(options.apiKey !== undefined && { apiKey: options.apiKey }),
    ...(new URL(options.baseUrl).hostname === 'api.openai.com' && { transformRequestBody: renamed }),
  });

  return {
    servedBy: 'openai-compatible',
    models: (signal) => names.offered(signal),

    async *stream(order, signal) {
      const model = await names.runsAs(order.model, signal);
      // The SDK reads ahead of its reader: leaving the loop alone would let the endpoint write on.
      const left = new AbortController();
      const { fullStream } = streamText({
        model: provider.chatModel(model),
        messages: order.messages.map(({ role, content }): ModelMessage => ({ role, content })),
        allowSystemInMessages: true,
        maxOutputTokens: order.maxTokens,
        temperature: order.temperature,
        // Each request is paid: the SDK's own default is two more.
        maxRetries: 0,
        abortSignal: AbortSignal.any([signal, left.signal]),
        // Faults come out of the stream; the default prints them.
        onError: () => {},
        ...(order.seed !== null && { seed: order.seed }),
      });
      try {
        yield* toParts(fullStream, model);
        signal.throwIfAborted();
      } catch (error) {
        signal.throwIfAborted();
        throw error;
      } finally {
        left.abort();
      }
    },
  };
}

/** The parts of the SDK's stream that matter here: text, one end, and faults as `ProviderError`. */
async function* toParts(
  parts: ReturnType<typeof streamText>['fullStream'],
  model: string,
): AsyncGenerator<ChatPart, void> {
  let begun = false;
  try {
    for await (const part of parts) {
      if (part.type === 'text-delta' && part.text !== '') {
        begun = true;
        yield { type: 'delta', text: part.text };
      }
      if (part.type === 'error') throw part.error;
      if (part.type === 'finish') yield endOf(part.finishReason, part.totalUsage, model);
    }
  } catch (error) {
    throw toFault(error, begun);
  }
}

/** @throws ProviderError for an end that is none */
function endOf(reason: FinishReason, usage: LanguageModelUsage, model: string): ChatPart {
  const end = ENDS[reason];
  if (end === undefined) throw new ProviderError('failed', { diagnostic: `finish: ${reason}` });
  return { type: 'end', end, usage: toUsage(usage), model };
}

const READING_FAULTS = /^AI_(?:JSONParse|TypeValidation)Error$/;

function toFault(error: unknown, begun: boolean): ProviderError {
  // An event of the stream that tells of a fault is handed on as it came.
  if (!(error instanceof Error)) return new ProviderError('failed', { diagnostic: JSON.stringify(error) });
  const { name, message: diagnostic } = error;
  if (READING_FAULTS.test(name)) return new ProviderError('failed', { message: UNREADABLE, diagnostic });
  // The stream's end without a reason for it: a proxy that gave up, or a server that was stopped.
  if (name === 'AI_InvalidResponseDataError' && begun) {
    return new ProviderError('failed', { message: BROKEN_OFF, diagnostic });
  }
  return faultOfSilence(error, { begun, isOrder: true });
}
