import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { FfmpegError } from '@flint/engines/spec/ffmpeg-error';
import type { InputFile } from '@flint/engines/spec/input-files';
import type { RecordingReader } from '@flint/engines/spec/recording-reader';
import type { TranscriptRecipe } from '@flint/shared/contracts/recipes/transcript';
import { withScratch } from '../../platform/files/scratch';
import { AppError } from '../../platform/http/app-error';
import type { Storage } from '../../platform/storage/storage';
import { ownMediaPath, readInput } from '../generation/inputs';
import type { MakeContext } from '../generation/kind';
import { type OutgoingSound, outgoingRecording, outgoingSound } from '../generation/outgoing';
import type { Uploads } from '../uploads/uploads-service';

/** Maximum size of a recording at an address; uploads have their own limit. */
const ADDRESS_MAX_BYTES = 100_000_000;
/** Consumer name, the same for every use: a recording may be taken again for pricing, transcription and retries. */
const TAKEN_BY = 'transcripts';

export type RecordingSource = Pick<TranscriptRecipe, 'audioUrl' | 'uploadId'>;

/** A recording as a local file. */
export interface Recording {
  /** The owner's file name, or the last part of its address. */
  readonly name: string;
  readonly path: string;
  /** Whether this server wrote it. */
  readonly own: boolean;
  /** Its length; null until it is measured. */
  readonly seconds: number | null;
}

/** The recordings that orders name: a user's uploads, our media, or public addresses. */
export interface Recordings {
  /**
   * Calls `work` with a recording's file; a temporary copy is deleted afterwards.
   * @throws AppError; the error of `work`
   */
  use<T>(userId: string, source: RecordingSource, work: (recording: Recording) => Promise<T>): Promise<T>;
  /** A recording as it leaves for a vendor. @throws AppError; ProviderError; the signal's reason */
  toVendor(recipe: TranscriptRecipe, context: Pick<MakeContext, 'userId' | 'scratch' | 'signal'>): Promise<InputFile>;
  /** As `toVendor`, to be sent in parts. */
  toSound(
    recipe: TranscriptRecipe,
    context: Pick<MakeContext, 'userId' | 'scratch' | 'signal'>,
  ): Promise<OutgoingSound>;
  /** Name and length of a recording. @throws AppError `invalid_input` naming the field when it has no sound */
  measure(userId: string, source: RecordingSource): Promise<Pick<TranscriptRecipe, 'name' | 'seconds'>>;
}

interface RecordingsDeps {
  readonly uploads: Pick<Uploads, 'take' | 'keepSeconds'>;
  readonly storage: Storage;
  readonly publicOrigin: string;
  /** Undefined without ffmpeg: recordings are then refused. */
  readonly reader: RecordingReader | undefined;
}

export function createRecordings(deps: RecordingsDeps): Recordings {
  const use: Recordings['use'] = async (userId, { uploadId, audioUrl }, work) => {
    if (uploadId !== null) {
      const taking = { userId, uploadId, purpose: 'recording' as const, by: TAKEN_BY, field: 'upload_id' };
      const { path, name, seconds } = await deps.uploads.take(taking);
      return work({ path, name: name ?? 'Recording', own: false, seconds });
    }
    return withCopy(deps, audioUrl ?? '', work);
  };
  return {
    use,
    toVendor: (recipe, { userId, ...context }) =>
      use(userId, recipe, ({ path, own }) =>
        outgoingRecording(readerOf(deps), { path, own, seconds: recipe.seconds }, context),
      ),
    toSound: (recipe, { userId, ...context }) =>
      use(userId, recipe, ({ path, own }) =>
        outgoingSound(readerOf(deps), { path, own, seconds: recipe.seconds }, context),
      ),
    measure: (userId, source) =>
      use(userId, source, async (recording) => ({
        name: recording.name,
        seconds: recording.seconds ?? (await measured(deps, recording, source)),
      })),
  };
}

function readerOf({ reader }: Pick<RecordingsDeps, 'reader'>): RecordingReader {
  if (reader) return reader;
  throw new AppError('not_configured', 'This server has no ffmpeg, which reads recordings.');
}

async function withCopy<T>(
  deps: RecordingsDeps,
  address: string,
  work: (recording: Recording) => Promise<T>,
): Promise<T> {
  const bytes = await readInput(address, deps, { maxBytes: ADDRESS_MAX_BYTES }).catch((cause: unknown) => {
    throw new AppError('invalid_input', 'The recording could not be read from its address.', {
      field: 'audio_url',
      cause,
    });
  });
  return withScratch(async (folder) => {
    const path = join(folder, 'recording');
    await writeFile(path, bytes);
    const name = basename(new URL(address, deps.publicOrigin).pathname) || 'Recording';
    return await work({ path, name, own: ownMediaPath(address, deps.publicOrigin) !== undefined, seconds: null });
  });
}

async function measured(
  deps: RecordingsDeps,
  { path, own }: Recording,
  { uploadId }: RecordingSource,
): Promise<number> {
  const field = uploadId === null ? 'audio_url' : 'upload_id';
  const refuse = (words: string, cause?: unknown) => new AppError('invalid_input', words, { field, cause });
  const seconds = await readerOf(deps)
    .measure(path, { own })
    .catch((error: unknown) => {
      throw error instanceof FfmpegError ? refuse(error.message, error) : error;
    });
  if (seconds === null) throw refuse('There is no sound in this file.');
  if (uploadId !== null) await deps.uploads.keepSeconds(uploadId, seconds);
  return seconds;
}
