import { fileURLToPath } from 'node:url';
import { MessageChannel } from 'node:worker_threads';
import { AUDIO_CONTENT_TYPES, type AudioFormat } from '@flint/shared/contracts/audio';
import type { SpeechRecipe } from '@flint/shared/contracts/recipes/speech';
import type { Segment } from '@flint/shared/contracts/speech';
import { Piscina } from 'piscina';
import { ProviderError } from '../spec/provider-error';
import { encodeSpeech } from './encode-speech';
import { SAMPLE_RATE } from './samples';
import type { SpokenText } from './speak-text';

export interface SpeakerOptions {
  /** The built `speaker.worker`. */
  readonly workerFile: string | URL;
  /** The program, as `findFfmpeg` found it. */
  readonly ffmpeg: string;
}

export type SpeechOrder = SpeechRecipe;

export interface SpeakOptions {
  readonly signal?: AbortSignal | undefined;
  /** Told the share of the work that is done, from 0 to 1, never falling. */
  readonly onProgress?: ((fraction: number) => void) | undefined;
}

export interface Speech {
  readonly audio: Buffer;
  readonly format: AudioFormat;
  readonly contentType: string;
  /** Seconds. */
  readonly duration: number;
  /** When each sentence is heard, with its words as they were written: captions for what is made of it. */
  readonly segments: readonly Segment[];
}

export interface Speaker {
  /**
   * Speaks a text in draft quality; one at a time, the others wait in line.
   * @throws ProviderError `refused` when the voices, which read English, can say nothing of it, `failed` when the
   *   synthesiser fails; FfmpegError when the file cannot be written; the signal's reason once the work has stopped
   */
  speak(order: SpeechOrder, options?: SpeakOptions): Promise<Speech>;
  /** Stops the worker; pending texts are rejected. */
  close(): Promise<void>;
}

const UNREADABLE = 'The built-in voices read English. There is nothing in this text that they can say.';
/** The synthesiser's share of the work; the rest is writing the file. */
const SPOKEN = 0.9;

/** Speaks through CMU Flite in a worker thread: it takes a core for about a thirtieth of the speech's length. */
export function createSpeaker({ workerFile, ffmpeg }: SpeakerOptions): Speaker {
  const pool = new Piscina({
    filename: workerFile instanceof URL ? fileURLToPath(workerFile) : workerFile,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 30_000,
  });
  const synthesise = async (order: SpeechOrder, { signal, onProgress }: SpeakOptions): Promise<SpokenText> => {
    const { port1, port2 } = new MessageChannel();
    port1.on('message', (fraction: number) => onProgress?.(fraction * SPOKEN));
    try {
      const options = { transferList: [port2], ...(signal && { signal }) };
      return await pool.run({ order, port: port2 }, options);
    } catch (error) {
      signal?.throwIfAborted();
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
    close: () => pool.destroy(),
  };
}
