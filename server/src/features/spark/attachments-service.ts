import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { InputFile } from '@flint/engines/spec/input-files';
import { shortened } from '@flint/shared/contracts/graphemes';
import { isEnded } from '@flint/shared/contracts/runs';
import {
  ATTACHMENT_PURPOSES,
  type AttachmentKind,
  type SparkAttachment,
} from '@flint/shared/contracts/spark-attachments';
import type { Db } from '../../platform/db/database';
import { isUuid } from '../../platform/db/is-uuid';
import { AppError, keyReused, notFound } from '../../platform/http/app-error';
import type { Storage } from '../../platform/storage/storage';
import type { Generation } from '../generation/generation-service';
import { keepOutgoing, outgoingPicture } from '../generation/outgoing';
import type { Recordings } from '../transcription/recordings';
import { toTranscriptRecipe } from '../transcription/transcript-recipe';
import { textOfFile } from '../uploads/text-of-file';
import type { TakenUpload, Uploads } from '../uploads/uploads-service';
import { type AttachmentRow, deleteUnsent, findAttachment, insertAttachment } from './attachments-repository';

/** Longest side of a picture sent to models, in pixels: vendors scale larger ones down. */
const SHOWN_SIDE = 1536;
/** Maximum characters of a stored text. */
const TEXT_KEPT = 200_000;
const UNNAMED: Readonly<Record<AttachmentKind, string>> = { image: 'Picture', text: 'Text', audio: 'Recording' };

/** Every method that takes an id throws AppError `not_found` when it is no attachment of the user's. */
export interface Attachments {
  /** Idempotent by `key`. @throws AppError naming `uploadId` when the file cannot be used */
  attach(userId: string, kind: AttachmentKind, uploadId: string, key: string | undefined): Promise<SparkAttachment>;
  read(userId: string, id: string): Promise<SparkAttachment>;
  /** Deletes an unsent attachment. @returns whether there was one */
  discard(userId: string, id: string): Promise<boolean>;
  present(row: AttachmentRow): SparkAttachment;
}

interface AttachmentsDeps {
  readonly db: Db;
  readonly storage: Storage;
  readonly uploads: Pick<Uploads, 'take' | 'release'>;
  readonly generation: Pick<Generation, 'order' | 'estimate'>;
  readonly recordings: Recordings;
}

type AttachmentContent = Partial<Pick<AttachmentRow, 'storage_key' | 'content' | 'run_id' | 'content_type'>> & {
  name: string | null;
};

/** Attachments of messages. */
export function createAttachments(deps: AttachmentsDeps): Attachments {
  const { db, storage, uploads, generation, recordings } = deps;

  const own = async (userId: string, id: string): Promise<AttachmentRow> => {
    const row = isUuid(id) ? await findAttachment(db, userId, id) : undefined;
    if (!row) throw notFound('attachment');
    return row;
  };
  const take = (userId: string, kind: 'image' | 'text', uploadId: string, id: string) =>
    uploads.take({ userId, uploadId, purpose: ATTACHMENT_PURPOSES[kind], by: `spark ${id}` });

  const keep: Readonly<
    Record<
      AttachmentKind,
      (userId: string, uploadId: string, id: string) => Promise<AttachmentContent & { bytes: number }>
    >
  > = {
    async image(userId, uploadId, id) {
      const taken = await take(userId, 'image', uploadId, id);
      const picture = await shown(taken);
      const storage_key = `spark/${id}.jpg`;
      await keepOutgoing(storage, storage_key, picture);
      return { name: taken.name, content_type: picture.contentType, bytes: picture.bytes.length, storage_key };
    },
    async text(userId, uploadId, id) {
      const taken = await take(userId, 'text', uploadId, id);
      return { name: taken.name, content_type: taken.contentType, bytes: taken.bytes, content: await textIn(taken) };
    },
    async audio(userId, uploadId, id) {
      const asked = { upload_id: uploadId };
      const recipe = await toTranscriptRecipe({ generation, recordings }, userId, asked);
      const run = await generation.order({ kind: 'transcript', userId, recipe, asked, key: id });
      return { name: recipe.name, content_type: 'audio/*', bytes: 0, run_id: run.id };
    },
  };

  return {
    async attach(userId, kind, uploadId, key) {
      const id = key ?? randomUUID();
      const known = await findAttachment(db, userId, id);
      if (known && (known.upload_id !== uploadId || known.kind !== kind)) throw keyReused();
      if (!known) {
        const { name, ...kept } = await keep[kind](userId, uploadId, id);
        await insertAttachment(db, {
          ...{ id, user_id: userId, kind, upload_id: uploadId, name: name ?? UNNAMED[kind] },
          ...{ content_type: '', storage_key: null, content: null, run_id: null, message_id: null, ...kept },
        });
        if (kind !== 'audio') await uploads.release(uploadId);
      }
      return present(await own(userId, id));
    },
    read: async (userId, id) => present(await own(userId, id)),
    async discard(userId, id) {
      const { storage_key, message_id } = await own(userId, id);
      if (message_id !== null) throw new AppError('conflict', 'This file was sent with a message.');
      const discarded = await deleteUnsent(db, id);
      if (discarded && storage_key) await storage.remove(storage_key);
      return discarded;
    },
    present,
  };

  function present(row: AttachmentRow): SparkAttachment {
    const heard = row.kind === 'audio' ? heardOf(row) : { state: 'ready' as const, message: null, text: row.content };
    return {
      ...{ id: row.id, kind: row.kind, name: row.name, contentType: row.content_type, bytes: row.bytes },
      ...heard,
      url: row.storage_key === null ? null : storage.address(row.storage_key),
      runId: row.run_id,
    };
  }
}

function heardOf({ status, output, note }: AttachmentRow): Pick<SparkAttachment, 'state' | 'message' | 'text'> {
  if (output && status === 'completed') return { state: 'ready', message: null, text: output.text };
  if (status !== null && !isEnded(status)) return { state: 'reading', message: null, text: null };
  return { state: 'failed', message: note ?? 'The recording was not written down.', text: null };
}

/** A picture as models are sent it. */
async function shown({ path, name }: TakenUpload): Promise<InputFile> {
  try {
    return await outgoingPicture(await readFile(path), SHOWN_SIDE);
  } catch (cause) {
    throw unusable(`"${name ?? UNNAMED.image}" cannot be read as a picture.`, cause);
  }
}

async function textIn({ path, name }: TakenUpload): Promise<string> {
  const called = `"${name ?? UNNAMED.text}"`;
  const text = await textOfFile(path);
  if (text === undefined) throw unusable(`${called} is not text in UTF-8 or UTF-16.`);
  if (text.trim() === '') throw unusable(`${called} has no text in it.`);
  return shortened(text, TEXT_KEPT);
}

const unusable = (words: string, cause?: unknown) => new AppError('invalid_input', words, { field: 'uploadId', cause });
