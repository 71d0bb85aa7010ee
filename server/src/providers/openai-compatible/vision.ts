import type { CaptionModel } from '@flint/engines/spec/direct-models';
import { ProviderError } from '@flint/engines/spec/provider-error';
import { generateText } from 'ai';
import { splitThoughts } from '../common/thoughts/thought-splitter';
import { createAbilities, type KnownAbilities } from './abilities';
import { toUnits, toUsage } from './chat-usage';
import { billedName, type Endpoint, silenceOf } from './endpoint';
import { sendWithout } from './optional-parameters';
import { createSdkProvider, newerLimit } from './sdk-provider';
import { toFault } from './stream-fault';
import { createWatchedFetch } from './watched-fetch';

/** Most tokens of a caption: enough for a prompt with palette and composition. */
const MAX_TOKENS = 1024;

/** Captions by a vision model of the endpoint; pictures are sent inside the request. */
export function createOpenAiCaptionModel(
  options: Endpoint & { readonly model: string },
  abilities: KnownAbilities = createAbilities(options),
): CaptionModel {
  const provider = createSdkProvider(options, createWatchedFetch({ silenceMs: silenceOf(options), work: 'pictures' }));
  return {
    async describe(pictures, instruction, signal, tell) {
      const images = pictures.map(({ bytes, contentType }) => ({
        type: 'image' as const,
        image: bytes,
        mediaType: contentType,
      }));
      const ask = (isNewer: boolean) =>
        generateText({
          model: provider.chatModel(options.model),
          messages: [{ role: 'user', content: [{ type: 'text', text: instruction }, ...images] }],
          ...(isNewer ? { providerOptions: newerLimit(MAX_TOKENS) } : { maxOutputTokens: MAX_TOKENS }),
          maxRetries: 0,
          abortSignal: signal,
        }).catch((error: unknown) => {
          signal.throwIfAborted();
          throw toFault(error, false);
        });
      const { text: answer, totalUsage } = await sendWithout(
        { abilities, model: options.model },
        ['max_tokens'],
        (refused) => ask(refused.has('max_tokens')),
      );
      const usage = toUsage(totalUsage);
      tell?.({ model: billedName(options, options.model), units: toUnits(usage) });
      const { text } = splitThoughts(answer);
      if (text.trim() === '') throw new ProviderError('failed', { diagnostic: 'an empty answer' });
      return { text: text.trim(), usage };
    },
  };
}
