import type { StableAudio25TextToAudioInput } from '@fal-ai/client/endpoints';
import type { MusicOrder } from '@flint/engines/spec/media-orders';
import type { ProviderFile, QueuedModel } from '@flint/engines/spec/queued-model';
import { oneFile } from './fal-files';
import { createFalQueue, type FalOptions } from './fal-queue';

/** Longest piece of Stable Audio 2.5, and its default length. */
const LONGEST_SECONDS = 190;

/** Stable Audio 2.5 over fal.ai's queue: it accepts both a length and a seed. */
export function createFalMusic(options: FalOptions): QueuedModel<MusicOrder, readonly ProviderFile[]> {
  return createFalQueue<MusicOrder, readonly ProviderFile[]>(options, {
    whyNot: ({ durationSeconds }) =>
      durationSeconds > LONGEST_SECONDS
        ? `The provider makes up to ${LONGEST_SECONDS} seconds of music. Choose a shorter duration.`
        : undefined,
    toCall: ({ prompt, durationSeconds, seed }) => ({
      endpoint: 'fal-ai/stable-audio-25/text-to-audio',
      input: { prompt, seconds_total: Math.ceil(durationSeconds), seed } satisfies StableAudio25TextToAudioInput,
    }),
    toResult: oneFile('audio', 'audio/wav'),
  });
}
