import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import limit from 'p-limit';
import { FfmpegError, NeedsFfmpeg } from '../spec/ffmpeg-error';
import { ProviderError } from '../spec/provider-error';
import type { ReadOptions, RecordingReader } from '../spec/recording-reader';
import { isTooLong, RECORDING_MAX_S, type Transcriber } from '../spec/transcriber';
import { findPocketsphinx } from './find-pocketsphinx';
import { heardUntil, readWords } from './read-words';
import { runPocketsphinx } from './run-pocketsphinx';
import { segmentsOf } from './segments-of';

export interface TranscriberOptions {
  readonly reader: RecordingReader;
  /** The value of POCKETSPHINX_PATH; default: the system's own. */
  readonly pocketsphinx?: string | undefined;
}

const RATE = 16_000;
const BYTES_PER_SECOND = RATE * 2;

/**
 * Speech-to-text for English through pocketsphinx. Its error rate is high: good for finding a passage, not for
 * publication.
 */
export function createTranscriber({ reader, pocketsphinx }: TranscriberOptions): Transcriber {
  const slot = limit(1);
  return {
    transcribe: (file, { language = 'en', own, signal, onProgress } = {}) =>
      slot(async () => {
        signal?.throwIfAborted();
        if (!/^en(-|$)/.test(language)) {
          throw new ProviderError('refused', { message: 'The built-in engine hears English only.' });
        }
        const program = await findPocketsphinx(pocketsphinx);
        const folder = await mkdtemp(join(tmpdir(), 'flint-hear-'));
        try {
          const raw = join(folder, 'speech.raw');
          const seconds = await toSpeech(reader, file, raw, { own, signal });
          const output = await runPocketsphinx(program, raw, {
            signal,
            onOutput: (written) => onProgress?.(Math.min(1, heardUntil(written) / seconds)),
          });
          onProgress?.(1);
          const segments = segmentsOf(readWords(output));
          return { text: segments.map(({ text }) => text).join('\n'), segments, language: 'en', draft: true };
        } finally {
          await rm(folder, { recursive: true, force: true });
        }
      }),
  };
}

/** Resamples the audio of any media file for the recogniser. @returns its length in seconds */
async function toSpeech(reader: RecordingReader, file: string, raw: string, options: ReadOptions): Promise<number> {
  try {
    await reader.toRaw(file, raw, { rate: RATE, longest: RECORDING_MAX_S + 2, ...options });
  } catch (error) {
    if (!(error instanceof FfmpegError)) throw error;
    const message = error instanceof NeedsFfmpeg ? error.message : 'There is no sound in this file that can be read.';
    throw new ProviderError('refused', { message, diagnostic: error.diagnostic });
  }
  const seconds = (await stat(raw)).size / BYTES_PER_SECOND;
  if (isTooLong(seconds)) {
    const message = `The built-in engine hears recordings of up to ${RECORDING_MAX_S / 60} minutes.`;
    throw new ProviderError('refused', { message });
  }
  return seconds;
}
