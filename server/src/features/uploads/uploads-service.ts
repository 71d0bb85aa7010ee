import { randomUUID } from 'node:crypto';
import type { UploadPurpose } from '@flint/shared/contracts/upload-rules';
import { type PresignBody, type Presigned, UPLOAD_ENCRYPTION } from '@flint/shared/contracts/uploads';
import type { Db } from '../../platform/db/database';
import { AppError } from '../../platform/http/app-error';
import { tooMany } from '../../platform/http/pg-rate-limiter';
import type { ArrivingFiles } from '../../platform/storage/arriving-files';
import { contentsFault } from './contents';
import { createTransfers, type Transfers } from './transfers';
import { readTicket, signUpload, type Ticket } from './upload-signature';
import { countUnused, deleteUpload, findLapsedUploads, insertUpload, updateToUsed } from './uploads-repository';

const LIFE_SECONDS = 15 * 60;
/** The slowest connection a large file is waited for: half a megabit a second. */
const SLOWEST_BYTES_PER_SECOND = 64_000;
/** Files one user may have on their way at a time. */
const MAX_UNDER_WAY = 10;
/** What one user may leave here unused. */
const MAX_UNUSED_BYTES = 2_000_000_000;

/** Whose file is wanted, for what, and by whom. */
export interface Taking {
  readonly userId: string;
  readonly uploadId: string;
  readonly purpose: UploadPurpose;
  /** Whoever takes it, such as the id of a run: they may take it again, nobody else may. */
  readonly by: string;
  /** What the request calls the id, for the error that names it. */
  readonly field?: string;
}

/** A file that was handed over. It stays for a day; who needs it longer copies it. */
export interface TakenUpload {
  readonly path: string;
  readonly contentType: string;
  readonly bytes: number;
  /** What its owner calls it. */
  readonly name: string | null;
}

/** Files that users send: each is announced, signed for, sent once, and taken once by the feature it is for. */
export interface Uploads {
  /**
   * @param atMost the size is not known yet, and `bytes` is the most it may have: such an upload cannot go on in parts
   * @throws AppError `rate_limited` when too much is under way
   */
  presign(userId: string, wish: PresignBody, atMost?: boolean): Promise<Presigned>;
  /** What an address was signed for, while it works. */
  ticketOf(address: string): Ticket | undefined;
  readonly transfers: Transfers;
  /** @throws AppError when there is no such file, or when it is not what it says it is */
  take(taking: Taking): Promise<TakenUpload>;
  /** Forgets a file that was taken and is done with. */
  release(uploadId: string): Promise<void>;
  /** Forgets what did not come, and a day later what nobody used. */
  sweep(): Promise<void>;
}

interface Deps {
  readonly db: Db;
  readonly files: ArrivingFiles;
  readonly secret: string;
}

export function createUploads({ db, files, secret }: Deps): Uploads {
  const forget = async (id: string) => {
    // The row goes last: killed between the two, the next sweep finds it again.
    await files.remove(id);
    await deleteUpload(db, id);
  };
  return {
    async presign(userId, { purpose, name = null, contentType, bytes }, atMost = false) {
      const id = randomUUID();
      const life = LIFE_SECONDS + Math.ceil(bytes / SLOWEST_BYTES_PER_SECOND);
      const expires = Math.floor(Date.now() / 1000) + life;
      const expiresAt = new Date(expires * 1000);
      await assertRoom(db, userId, bytes);
      const expected = { id, user_id: userId, purpose, name, content_type: contentType, bytes };
      await insertUpload(db, { ...expected, expires_at: expiresAt });
      return {
        uploadId: id,
        uploadUrl: signUpload(secret, { id, contentType, bytes, atMost, expires }),
        headers: { 'content-type': contentType, ...UPLOAD_ENCRYPTION },
        resumable: !atMost,
        expiresAt: expiresAt.toISOString(),
      };
    },
    ticketOf: (address) => readTicket(secret, address),
    transfers: createTransfers({ db, files }),
    async take(taking) {
      const taken = await claim(db, taking);
      const detail = { field: taking.field ?? 'uploadId' };
      if (!taken) throw new AppError('invalid_input', 'There is no such upload. Send the file again.', detail);
      const path = files.pathOf(taking.uploadId);
      const { name, contentType } = taken;
      const fault = await contentsFault(path, { purpose: taking.purpose, name, contentType });
      if (fault) throw new AppError('invalid_input', fault, detail);
      return { path, ...taken };
    },
    release: forget,
    async sweep() {
      for (const id of await findLapsedUploads(db)) await forget(id);
    },
  };
}

async function claim(db: Db, { userId, uploadId, purpose, by }: Taking) {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(uploadId)) return undefined;
  return updateToUsed(db, { id: uploadId, userId, purpose, takenBy: by });
}

async function assertRoom(db: Db, userId: string, bytes: number): Promise<void> {
  const unused = await countUnused(db, userId);
  if (unused.underWay >= MAX_UNDER_WAY || unused.bytes + bytes > MAX_UNUSED_BYTES)
    throw tooMany(LIFE_SECONDS, 'Too many uploads.');
}
