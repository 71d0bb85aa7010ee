import type { ChatModel } from '@flint/engines/spec/chat-model';
import { ProviderError } from '@flint/engines/spec/provider-error';
import { ThoughtSplitter } from '../common/thoughts/thought-splitter';
import { createAbilities, type KnownAbilities } from './abilities';
import { createFormats } from './answer-format';
import { toUnits } from './chat-usage';
import { billedName, type Endpoint, silenceOf } from './endpoint';
import { createModelNames, type NamingOptions } from './model-names';
import { sendWithout } from './optional-parameters';
import { createSdkProvider, type SdkModel } from './sdk-provider';
import { offeredWith, streamAnswer } from './stream-answer';
import { createStreamingFetch } from './streaming-fetch';

export interface SeeingOptions {
  /** Its models that accept pictures. */
  readonly seeing?: readonly string[] | undefined;
}

/** The chat models of an endpoint that speaks OpenAI's API. */
export function createOpenAiChatModel(
  options: Endpoint & NamingOptions & SeeingOptions,
  abilities: KnownAbilities = createAbilities(options),
): ChatModel {
  const names = createModelNames(options, options);
  const inFormat = createFormats();
  const provider = createSdkProvider(options, createStreamingFetch({ silenceMs: silenceOf(options) }));
  /** Cache of models that have answered, so that unknown names do not accumulate. */
  const models = new Map<string, SdkModel>();
  return {
    servedBy: 'openai-compatible',
    models: (signal) => names.offered(signal),
    sees: (model) => options.seeing?.includes(options.modelMap?.[model] ?? model) ?? false,

    async stream(order, signal, tell) {
      const name = await names.runsAs(order.model, signal);
      const model = models.get(name) ?? provider.chatModel(name);
      const splitter = new ThoughtSplitter((part) => tell(part.type === 'text' ? { ...part, type: 'delta' } : part));
      const hearer = {
        say: (text: string) => splitter.feed(text),
        think: (text: string) => tell({ type: 'thought', text }),
      };
      const end = await inFormat(name, order.format, (format) =>
        sendWithout({ abilities, model: name }, offeredWith(order), (without) =>
          streamAnswer(model, { order, format, without }, signal, hearer),
        ),
      ).catch((error: unknown) => {
        // What had arrived of an answer that broke off is kept.
        if (!signal.aborted && error instanceof ProviderError) splitter.end();
        throw error;
      });
      models.set(name, model);
      signal.throwIfAborted();
      splitter.end();
      tell({ ...end, billed: { model: billedName(options, name), units: toUnits(end.usage) } });
    },
  };
}
