import { type FinishReason, type LanguageModelUsage, type ModelMessage, streamText } from 'ai';
import type { ChatEnd, ChatModel, ChatPart, ChatTurn } from '../spec/chat-model';
import { delimit } from '../spec/data-parts';
import { ProviderError } from '../spec/provider-error';
import { toUsage } from './chat-usage';
import type { Endpoint } from './endpoint';
import { createModelNames, type NamingOptions } from './model-names';
import { createSdkProvider } from './sdk-provider';
import { toFault } from './stream-fault';

const ENDS: Partial<Record<FinishReason, ChatEnd>> = { stop: 'stop', length: 'length', 'content-filter': 'filtered' };

export interface SeeingOptions {
  /** Those of its models that are shown pictures. */
  readonly seeing?: readonly string[] | undefined;
}

/** The chat models of an endpoint that speaks OpenAI's API. */
export function createOpenAiChatModel(options: Endpoint & NamingOptions & SeeingOptions): ChatModel {
  const names = createModelNames(options, options);
  const provider = createSdkProvider(options);

  return {
    servedBy: 'openai-compatible',
    models: (signal) => names.offered(signal),
    sees: (model) => options.seeing?.includes(options.modelMap?.[model] ?? model) ?? false,

    async *stream(order, signal) {
      const model = await names.runsAs(order.model, signal);
      // The SDK reads ahead of its reader: leaving the loop alone would let the endpoint write on.
      const left = new AbortController();
      const { fullStream } = streamText({
        model: provider.chatModel(model),
        messages: order.messages.map(toModelMessage),
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

/** A message for the SDK; what came along follows the words as parts of their own. */
function toModelMessage({ role, content, data = [], pictures = [] }: ChatTurn): ModelMessage {
  if (role !== 'user' || data.length + pictures.length === 0) return { role, content };
  const texts = [content, ...delimit(data)].map((text) => ({ type: 'text' as const, text }));
  const images = pictures.map(({ bytes, contentType }) => ({
    type: 'image' as const,
    image: bytes,
    mediaType: contentType,
  }));
  return { role, content: [...texts, ...images] };
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
