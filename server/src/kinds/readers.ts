import type { TextAnalyser } from '@flint/engines/analysis/text/text-analyser';
import type { Config } from '../config';
import type { MediaKind, Nobody } from '../features/generation/media-kind';
import { createPictures, type Pictures } from '../features/generation/pictures';
import { createRecordings, type Recordings } from '../features/transcription/recordings';
import { transcriptKind } from '../features/transcription/transcript-kind';
import type { Uploads } from '../features/uploads/uploads-service';
import type { Db } from '../platform/db/database';
import type { Storage } from '../platform/storage/storage';
import { choosePrompts } from './prompts';
import { chooseTranscripts } from './transcripts';

/** Where the things lie that orders name. */
export interface Sources {
  readonly db: Db;
  readonly storage: Storage;
  readonly uploads: Uploads;
}

/** What reads the things people send. */
export interface Readers {
  readonly recordings: Recordings;
  readonly pictures: Pictures;
  readonly kinds: readonly [MediaKind<'transcript'>, MediaKind<'prompt'>];
}

/**
 * Plugs in the kinds that read: recordings into text, pictures and texts into prompts.
 * @param ffmpeg the program, or that there is none: recordings are not measured without it, and nobody writes them down
 */
export async function createReaders(
  config: Config,
  sources: Sources,
  ffmpeg: string | Nobody,
  analyser: Pick<TextAnalyser, 'analyse'>,
): Promise<Readers> {
  const named = { ...sources, publicOrigin: config.publicUrl };
  const program = typeof ffmpeg === 'string' ? ffmpeg : undefined;
  const recordings = createRecordings({ ...named, ffmpeg: program });
  const pictures = createPictures(named);
  const transcripts =
    typeof ffmpeg === 'string' ? await chooseTranscripts(config, ffmpeg, recordings) : transcriptKind(ffmpeg);
  return { recordings, pictures, kinds: [transcripts, choosePrompts(config, { pictures, analyser })] };
}
