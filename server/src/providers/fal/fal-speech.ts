import type { SpeechOrder } from '@flint/engines/spec/media-orders';
import { ProviderError } from '@flint/engines/spec/provider-error';
import type { ProviderFile, QueuedModel } from '@flint/engines/spec/queued-model';
import { VOICES, type VoiceId } from '@flint/shared/contracts/voices';
import { labelOf } from '../common/label-of';
import { oneFile } from './fal-files';
import { createFalQueue, type FalOptions } from './fal-queue';

/** The voice of Kokoro most similar to each of ours; a voice works only at the endpoint of its language. */
const NEAREST: Readonly<Partial<Record<VoiceId, readonly [language: string, voice: string]>>> = {
  clara: ['american-english', 'af_heart'],
  miles: ['american-english', 'am_michael'],
  ewan: ['british-english', 'bm_george'],
  june: ['american-english', 'af_bella'],
  otto: ['american-english', 'am_onyx'],
};

function whyNot({ voice }: SpeechOrder): string | undefined {
  if (NEAREST[voice]) return undefined;
  const others = VOICES.filter(({ id }) => NEAREST[id]).map(({ label }) => label);
  const choice = new Intl.ListFormat('en', { type: 'disjunction' }).format(others);
  return `The provider has no voice like ${labelOf(VOICES, voice)}. Choose ${choice}.`;
}

/** Kokoro, a text-to-speech model with many voices, over fal.ai's queue. */
export function createFalSpeech(options: FalOptions): QueuedModel<SpeechOrder, readonly ProviderFile[]> {
  return createFalQueue<SpeechOrder, readonly ProviderFile[]>(options, {
    whyNot,
    toCall: ({ text, voice, speed }) => {
      const nearest = NEAREST[voice];
      if (!nearest) throw new ProviderError('refused');
      return { endpoint: `fal-ai/kokoro/${nearest[0]}`, input: { prompt: text, voice: nearest[1], speed } };
    },
    toResult: oneFile('audio', 'audio/wav'),
  });
}
