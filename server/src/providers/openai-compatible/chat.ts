import type { ChatEnd, ChatModel, ChatOrder } from '@flint/engines/spec/chat-model';
import { ProviderError } from '@flint/engines/spec/provider-error';
import { createFormats, type WireFormat } from './answer-format';
import { streamCompletion } from './completion';
import type { Endpoint } from './endpoint';
import { createModelNames, type NamingOptions } from './model-names';
import { toWireMessage } from './wire-message';

/** An end without a reason is one: not every server gives it. */
const ENDS: Partial<Record<string, ChatEnd>> = { stop: 'stop', length: 'length', content_filter: 'filtered' };

export interface SeeingOptions {
  /** Those of its models that are shown pictures. */
  readonly seeing?: readonly string[] | undefined;
}

/** The chat models of an endpoint that speaks OpenAI's API (its reference, "Chat completions", read 2026-11-21). */
export function createOpenAiChatModel(options: Endpoint & NamingOptions & SeeingOptions): ChatModel {
  const names = createModelNames(options, options);
  const inFormat = createFormats();
  return {
    servedBy: 'openai-compatible',
    models: (signal) => names.offered(signal),
    sees: (model) => options.seeing?.includes(options.modelMap?.[model] ?? model) ?? false,

    async stream(order, signal, tell) {
      const model = await names.runsAs(order.model, signal);
      const say = (text: string) => tell({ type: 'delta', text });
      const { reason, usage } = await inFormat(model, order.format, (format) =>
        streamCompletion(options, toBody(options, model, order, format), signal, say),
      );
      signal.throwIfAborted();
      const end = ENDS[reason ?? 'stop'];
      if (end === undefined) throw new ProviderError('failed', { diagnostic: `finish: ${reason}` });
      tell({ type: 'end', end, usage, model });
    },
  };
}

function toBody(
  { baseUrl }: Endpoint,
  model: string,
  { messages, maxTokens, temperature, seed }: ChatOrder,
  format: WireFormat | undefined,
) {
  // OpenAI's newer models refuse the field that everybody else still reads.
  const limit = new URL(baseUrl).hostname === 'api.openai.com' ? 'max_completion_tokens' : 'max_tokens';
  return {
    ...{ model, messages: messages.map(toWireMessage), temperature },
    [limit]: maxTokens,
    ...(seed !== null && { seed }),
    ...(format && { response_format: format }),
  };
}
