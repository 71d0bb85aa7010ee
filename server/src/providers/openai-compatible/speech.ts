import type { SpeechModel } from '@flint/engines/spec/direct-models';
import type { VoiceId } from '@flint/shared/contracts/voices';
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

/** Speech by `POST /audio/speech`, as WAV: our own encoders make the other formats. */
export function createOpenAiSpeechModel(options: Endpoint & { readonly model: string }): SpeechModel {
  const send = createWatchedFetch({ silenceMs: silenceOf(options), maxBytes: 256 * 2 ** 20 });
  return {
    async speak({ text, voice, speed }, signal) {
      const response = await send(callAddress(options, '/audio/speech'), {
        method: 'POST',
        headers: { ...headersOf(options), 'content-type': 'application/json' },
        body: JSON.stringify({
          model: options.model,
          input: text,
          voice: NEAREST[voice],
          speed,
          response_format: 'wav',
        }),
        signal,
      });
      return { bytes: new Uint8Array(await response.arrayBuffer()), contentType: 'audio/wav' };
    },
  };
}
