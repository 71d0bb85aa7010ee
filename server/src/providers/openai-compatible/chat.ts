import type { ChatUsage } from '@flint/shared/contracts/chat';
import type { ChatEnd, ChatModel, ChatPart, ChatTurn } from '../spec/chat-model';
import { delimit } from '../spec/data-parts';
import { ProviderError } from '../spec/provider-error';
import { createFormats } from './answer-format';
import type { Endpoint } from './endpoint';
import { createModelNames, type NamingOptions } from './model-names';
import { createSdkProvider } from './sdk-provider';
import { toFault } from './stream-fault';

type SdkModel = ReturnType<ReturnType<typeof createSdkProvider>['chatModel']>;
type SdkMessage = Parameters<SdkModel['doStream']>[0]['prompt'][number];
type SdkStream = Awaited<ReturnType<SdkModel['doStream']>>['stream'];
type SdkPart = SdkStream extends ReadableStream<infer Part> ? Part : never;
type SdkEnd = Extract<SdkPart, { type: 'finish' }>;

const ENDS: Partial<Record<string, ChatEnd>> = { stop: 'stop', length: 'length', 'content-filter': 'filtered' };

export interface SeeingOptions {
  /** Those of its models that are shown pictures. */
  readonly seeing?: readonly string[] | undefined;
}

/**
 * The chat models of an endpoint that speaks OpenAI's API. The SDK's provider is asked without what the SDK puts around
 * it: tools, steps and retries cost each token more than all the rest of its way, and an order is never sent twice.
 */
export function createOpenAiChatModel(options: Endpoint & NamingOptions & SeeingOptions): ChatModel {
  const names = createModelNames(options, options);
  const provider = createSdkProvider(options);
  const inFormat = createFormats();

  return {
    servedBy: 'openai-compatible',
    models: (signal) => names.offered(signal),
    sees: (model) => options.seeing?.includes(options.modelMap?.[model] ?? model) ?? false,

    async *stream(order, signal) {
      const model = await names.runsAs(order.model, signal);
      // The SDK reads ahead of its reader: leaving the loop alone would let the endpoint write on.
      const left = new AbortController();
      const asked = {
        prompt: order.messages.map(toSdkMessage),
        maxOutputTokens: order.maxTokens,
        temperature: order.temperature,
        abortSignal: AbortSignal.any([signal, left.signal]),
        ...(order.seed !== null && { seed: order.seed }),
      };
      try {
        yield* inFormat(model, order.format, (responseFormat) =>
          toParts(
            () => provider.chatModel(model).doStream({ ...asked, ...(responseFormat && { responseFormat }) }),
            model,
          ),
        );
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
function toSdkMessage({ role, content, data = [], pictures = [] }: ChatTurn): SdkMessage {
  if (role === 'system') return { role, content };
  const text = (words: string) => ({ type: 'text' as const, text: words });
  if (role === 'assistant') return { role, content: [text(content)] };
  const files = pictures.map(({ bytes, contentType }) => ({
    type: 'file' as const,
    data: bytes,
    mediaType: contentType,
  }));
  return { role, content: [...[content, ...delimit(data)].map(text), ...files] };
}

/** The parts of the SDK's stream that matter here: text, one end, and faults as `ProviderError`. */
async function* toParts(
  open: () => PromiseLike<{ readonly stream: SdkStream }>,
  model: string,
): AsyncGenerator<ChatPart, void> {
  let begun = false;
  try {
    const { stream } = await open();
    for await (const part of stream) {
      if (part.type === 'text-delta' && part.delta !== '') {
        begun = true;
        yield { type: 'delta', text: part.delta };
      }
      if (part.type === 'error') throw part.error;
      if (part.type === 'finish') yield endOf(part, model);
    }
  } catch (error) {
    throw toFault(error, begun);
  }
}

/** @throws ProviderError for an end that is none */
function endOf({ finishReason, usage }: SdkEnd, model: string): ChatPart {
  const end = ENDS[finishReason.unified];
  if (end === undefined) throw new ProviderError('failed', { diagnostic: `finish: ${finishReason.raw}` });
  return { type: 'end', end, usage: usageOf(usage), model };
}

/** What the endpoint counted; null where it did not. */
function usageOf({ inputTokens, outputTokens }: SdkEnd['usage']): ChatUsage | null {
  return inputTokens.total === undefined || outputTokens.total === undefined
    ? null
    : { promptTokens: inputTokens.total, completionTokens: outputTokens.total };
}
