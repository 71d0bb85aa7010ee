import type { MadeFile, SpeechModel } from '@flint/engines/spec/direct-models';
import type { SpeechOrder } from '@flint/engines/spec/media-orders';
import { ProviderError } from '@flint/engines/spec/provider-error';
import type { VoiceId } from '@flint/shared/contracts/voices';
import { splitText } from '../common/split-text';
import { createAbilities, type KnownAbilities } from './abilities';
import { callAddress, type Endpoint, headersOf, silenceOf } from './endpoint';
import { createWatchedFetch } from './watched-fetch';

/** The voice most similar to each of ours (platform.openai.com/docs/guides/text-to-speech, read 2026-11-21). */
const NEAREST: Readonly<Record<VoiceId, string>> = {
  clara: 'nova',
  miles: 'echo',
  ewan: 'fable',
  june: 'shimmer',
  otto: 'onyx',
  robot: 'alloy',
};

/** A service that refuses so little for its length refuses it for something else. */
const LEAST_CHARACTERS = 100;

/**
 * Speech by `POST /audio/speech`, as WAV: our own encoders make the other formats. A text longer than the model takes is
 * spoken in parts that end with sentences; one refused for its length is halved, and the limit kept for the model.
 */
export function createOpenAiSpeechModel(
  options: Endpoint & { readonly model: string },
  abilities: KnownAbilities = createAbilities(options),
): SpeechModel {
  const send = createWatchedFetch({ silenceMs: silenceOf(options), maxBytes: 256 * 2 ** 20, work: 'speech' });
  const { model } = options;

  const speakPart = async ({ text, voice, speed }: SpeechOrder, signal: AbortSignal): Promise<MadeFile> => {
    const response = await send(callAddress(options, '/audio/speech'), {
      method: 'POST',
      headers: { ...headersOf(options), 'content-type': 'application/json' },
      body: JSON.stringify({ model, input: text, voice: NEAREST[voice], speed, response_format: 'wav' }),
      signal,
    });
    return { bytes: new Uint8Array(await response.arrayBuffer()), contentType: 'audio/wav' };
  };

  return {
    async speak(order, signal) {
      const left = splitText(order.text, abilities.of(model).spokenMax);
      const files: MadeFile[] = [];
      for (let text = left.shift(); text !== undefined; text = left.shift()) {
        try {
          files.push(await speakPart({ ...order, text }, signal));
        } catch (error) {
          const isTooLong = error instanceof ProviderError && error.isTooLong;
          if (!isTooLong || text.length <= LEAST_CHARACTERS) throw error;
          const spokenMax = Math.floor(text.length / 2);
          abilities.learn(model, { spokenMax });
          left.unshift(...[text, ...left.splice(0)].flatMap((part) => splitText(part, spokenMax)));
        }
      }
      return files;
    },
  };
}
