import { MessageChannel } from 'node:worker_threads';
import { AUDIO_CONTENT_TYPES } from '@flint/shared/contracts/audio';
import type { SpeechRecipe } from '@flint/shared/contracts/recipes/speech';
import { ProviderError } from '../spec/provider-error';
import type { Speaker, SpeakOptions } from '../spec/speaker';
import { createWorkerPool } from '../workers/worker-pool';
import { encodeSpeech } from './encode-speech';
import { SAMPLE_RATE } from './samples';
import type { SpokenText } from './speak-text';

export interface SpeakerOptions {
  /** The built `speaker.worker`. */
  readonly workerFile: string | URL;
  /** The program, as `findFfmpeg` found it. */
  readonly ffmpeg: string;
}

const UNREADABLE = 'The built-in voices read English. There is nothing in this text that they can say.';
/** Share of the progress that is synthesis; the rest is encoding. */
const SPOKEN = 0.9;

/** Text-to-speech by CMU Flite in a worker thread: takes a core for about a thirtieth of the speech's length. */
export function createSpeaker({ workerFile, ffmpeg }: SpeakerOptions): Speaker {
  const pool = createWorkerPool({ workerFile, idleMs: 30_000 });
  const synthesise = async (order: SpeechRecipe, { signal, onProgress }: SpeakOptions): Promise<SpokenText> => {
    const { port1, port2 } = new MessageChannel();
    port1.on('message', (fraction: number) => onProgress?.(fraction * SPOKEN));
    try {
      const options = { transferList: [port2], ...(signal && { signal }) };
      return await pool.run({ order, port: port2 }, options);
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof ProviderError) throw error;
      throw new ProviderError('failed', { diagnostic: String(error) });
    } finally {
      port1.close();
    }
  };
  return {
    speak: async (order, options = {}) => {
      const { samples, segments } = await synthesise(order, options);
      if (segments.length === 0) throw new ProviderError('refused', { message: UNREADABLE });
      const audio = await encodeSpeech(ffmpeg, samples, order.format, options.signal);
      options.onProgress?.(1);
      const contentType = AUDIO_CONTENT_TYPES[order.format];
      return { audio, format: order.format, contentType, duration: samples.length / SAMPLE_RATE, segments };
    },
    close: () => pool.close(),
  };
}
