import type { Analyser } from '@flint/engines/spec/analyser';
import type { MediaTools } from '@flint/engines/spec/media-tools';
import type { Config } from '../config';
import type { Kind, Nobody } from '../features/generation/kind';
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

/** The ffmpeg program and what is done with it. */
export interface Media {
  readonly ffmpeg: string;
  readonly tools: MediaTools;
}

/** What reads the things people send. */
export interface Readers {
  readonly recordings: Recordings;
  readonly pictures: Pictures;
  readonly kinds: readonly [Kind<'transcript'>, Kind<'prompt'>];
}

/**
 * Plugs in the kinds that read: recordings into text, pictures and texts into prompts.
 * @param media how media files are read; without it recordings are neither measured nor transcribed
 */
export async function createReaders(
  config: Config,
  sources: Sources,
  media: Media | Nobody,
  analyser: Analyser,
): Promise<Readers> {
  const named = { ...sources, publicOrigin: config.publicUrl };
  const found = 'servedBy' in media ? undefined : media;
  const recordings = createRecordings({ ...named, tools: found?.tools });
  const pictures = createPictures(named);
  const transcripts =
    'servedBy' in media ? transcriptKind(media, recordings) : await chooseTranscripts(config, media.ffmpeg, recordings);
  return { recordings, pictures, kinds: [transcripts, choosePrompts(config, { pictures, analyser })] };
}
