import type { Ffmpeg } from '../ffmpeg/find-ffmpeg';
import type { RecordingReader } from '../spec/recording-reader';
import { readByFfmpeg } from './read-by-ffmpeg';
import { readByWasm } from './read-by-wasm';

/**
 * The reader of recordings: a maintained ffmpeg, or WebAssembly decoders where there is none.
 * @param decoder path of the built `decode-sound.worker`
 */
export function createRecordingReader({ path, isMaintained }: Ffmpeg, decoder: string): RecordingReader {
  const byFfmpeg = readByFfmpeg(path);
  return isMaintained ? byFfmpeg : readByWasm(decoder, byFfmpeg);
}
