import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import limit from 'p-limit';
import { inputArgs } from '../ffmpeg/input-args';
import { READING } from '../ffmpeg/limits';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg';
import { FfmpegError } from '../spec/ffmpeg-error';
import { ProviderError } from '../spec/provider-error';
import { RECORDING_MAX_S, type Transcriber } from '../spec/transcriber';
import { findPocketsphinx } from './find-pocketsphinx';
import { heardUntil, readWords } from './read-words';
import { runPocketsphinx } from './run-pocketsphinx';
import { segmentsOf } from './segments-of';

export interface TranscriberOptions {
  /** The program, as `findFfmpeg` found it. */
  readonly ffmpeg: string;
  /** The value of POCKETSPHINX_PATH; default: the system's own. */
  readonly pocketsphinx?: string | undefined;
}

const RATE = 16_000;
const BYTES_PER_SECOND = RATE * 2;

/**
 * Speech-to-text for English through pocketsphinx. Its error rate is high: good for finding a passage, not for
 * publication.
 */
export function createTranscriber({ ffmpeg, pocketsphinx }: TranscriberOptions): Transcriber {
  const slot = limit(1);
  return {
    transcribe: (file, { language = 'en', signal, onProgress } = {}) =>
      slot(async () => {
        signal?.throwIfAborted();
        if (!/^en(-|$)/.test(language)) {
          throw new ProviderError('refused', { message: 'The built-in engine hears English only.' });
        }
        const program = await findPocketsphinx(pocketsphinx);
        const folder = await mkdtemp(join(tmpdir(), 'flint-hear-'));
        try {
          const raw = join(folder, 'speech.raw');
          const seconds = await toSpeech(ffmpeg, file, raw, signal);
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
async function toSpeech(ffmpeg: string, file: string, raw: string, signal: AbortSignal | undefined): Promise<number> {
  const cut = ['-t', String(RECORDING_MAX_S + 1)];
  const sound = ['-map', '0:a:0', '-ac', '1', '-ar', String(RATE), '-f', 's16le', raw];
  try {
    await runFfmpeg(ffmpeg, [...inputArgs(file), ...cut, ...sound], { signal, limits: READING });
  } catch (error) {
    if (!(error instanceof FfmpegError)) throw error;
    const message = 'There is no sound in this file that can be read.';
    throw new ProviderError('refused', { message, diagnostic: error.diagnostic });
  }
  const seconds = (await stat(raw)).size / BYTES_PER_SECOND;
  if (seconds > RECORDING_MAX_S) {
    const message = `The built-in engine hears recordings of up to ${RECORDING_MAX_S / 60} minutes.`;
    throw new ProviderError('refused', { message });
  }
  return seconds;
}
