import type { SpeechOrder } from '../spec/media-orders';
import { ProviderError } from '../spec/provider-error';
import type { ProviderFile, QueuedModel } from '../spec/queued-model';
import { oneFile } from './fal-files';
import { createFalQueue, type FalOptions } from './fal-queue';
import { DEFAULT_VOICE, endpointOfVoice } from './kokoro-voices';

/** Kokoro, a reader of many voices, over fal.ai's queue. Its voices are one endpoint a language. */
export function createFalSpeech(options: FalOptions): QueuedModel<SpeechOrder, readonly ProviderFile[]> {
  return createFalQueue<SpeechOrder, readonly ProviderFile[]>(options, {
    whyNot: ({ voice }) =>
      voice === null || endpointOfVoice(voice) ? undefined : `The provider has no voice named ${voice}.`,
    toCall: ({ text, voice, speed }) => {
      const endpoint = endpointOfVoice(voice ?? DEFAULT_VOICE);
      if (endpoint === undefined) throw new ProviderError('refused');
      return { endpoint, input: { prompt: text, voice: voice ?? DEFAULT_VOICE, speed } };
    },
    toResult: oneFile('audio', 'audio/wav'),
  });
}
