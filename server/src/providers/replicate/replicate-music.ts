import type { MusicOrder } from '@flint/engines/spec/media-orders';
import type { ProviderFile, QueuedModel } from '@flint/engines/spec/queued-model';
import { oneFile } from './one-file';
import { createReplicateQueue } from './replicate-queue';
import type { ReplicateOptions } from './single-shot';

const STABLE_AUDIO = 'stability-ai/stable-audio-2.5';
/** Longest piece, in seconds. */
const LONGEST = 190;

/** Music by Stable Audio 2.5, or the configured model, which must accept the same fields. */
export function createReplicateMusic(options: ReplicateOptions): QueuedModel<MusicOrder, readonly ProviderFile[]> {
  const { musicModel: model = STABLE_AUDIO } = options;
  return createReplicateQueue<MusicOrder, readonly ProviderFile[]>(options, {
    model,
    whyNot: ({ durationSeconds }) =>
      durationSeconds > LONGEST
        ? `The provider makes up to ${LONGEST} seconds of music. Choose a shorter duration.`
        : undefined,
    toInput: ({ prompt, durationSeconds, seed }) => ({ prompt, duration: Math.ceil(durationSeconds), seed }),
    toResult: oneFile('audio/mpeg'),
  });
}
