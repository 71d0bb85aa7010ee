import { randomUUID } from 'node:crypto';
import type { UploadPurpose } from '@flint/shared/contracts/upload-rules';
import { type PresignBody, type Presigned, UPLOAD_ENCRYPTION } from '@flint/shared/contracts/uploads';
import type { Db } from '../../platform/db/database';
import { lockQuota } from '../../platform/db/quota-repository';
import { type Tx, transact } from '../../platform/db/transaction';
import { AppError } from '../../platform/http/app-error';
import { tooMany } from '../../platform/http/pg-rate-limiter';
import type { ArrivingFiles } from '../../platform/storage/arriving-files';
import type { DiskSpace } from '../../platform/storage/disk-space';
import { contentsFault, type HasSound } from './contents';
import { createTransfers, type Transfers } from './transfers';
import { readTicket, signUpload, type Ticket } from './upload-signature';
import {
  countUnused,
  deleteUpload,
  findLapsedUploads,
  insertUpload,
  lockExpected,
  updateSeconds,
  updateToReceived,
  updateToUsed,
} from './uploads-repository';

const LIFE_SECONDS = 15 * 60;
/** The slowest connection a large file is allowed time for: half a megabit per second. */
const SLOWEST_BYTES_PER_SECOND = 64_000;
/** Maximum of a user's uploads under way. */
const MAX_UNDER_WAY = 10;
/** Maximum bytes of a user's unused uploads. */
const MAX_UNUSED_BYTES = 2_000_000_000;

/** A request to take an upload: of which user, for which purpose, by which consumer. */
export interface Taking {
  readonly userId: string;
  readonly uploadId: string;
  readonly purpose: UploadPurpose;
  /** The consumer, such as the id of a run. Only the same consumer may take it again. */
  readonly by: string;
  /** Field of the request that holds the id, named in errors. */
  readonly field?: string;
}

/** An upload that was taken. It stays for a day; a consumer that needs it longer copies it. */
export interface TakenUpload {
  readonly path: string;
  readonly contentType: string;
  readonly bytes: number;
  /** The owner's file name. */
  readonly name: string | null;
  /** Length of a recording; null until it is measured. */
  readonly seconds: number | null;
}

/** Users' uploads: each is announced, signed, sent once, and taken once by the feature it is for. */
export interface Uploads {
  /**
   * @param atMost whether `bytes` is a maximum because the size is unknown; such an upload is not resumable
   * @throws AppError `rate_limited` when too much is under way
   */
  presign(userId: string, wish: PresignBody, atMost?: boolean): Promise<Presigned>;
  /** The ticket of an address, while it is valid. */
  ticketOf(address: string): Ticket | undefined;
  readonly transfers: Transfers;
  /** @throws AppError when there is no such upload, or its content is of another type */
  take(taking: Taking): Promise<TakenUpload>;
  /** Keeps the measured length of a recording with it. */
  keepSeconds(uploadId: string, seconds: number): Promise<void>;
  /** Deletes a taken upload that is no longer needed. */
  release(uploadId: string): Promise<void>;
  /** Deletes uploads that never arrived, and unused ones after a day. */
  sweep(): Promise<void>;
  /** Deletes what this machine alone holds and does not need any more. */
  trim(): Promise<void>;
}

interface UploadsDeps {
  readonly db: Db;
  readonly files: ArrivingFiles;
  readonly space: Pick<DiskSpace, 'assertRoom'>;
  readonly secret: string;
  readonly hasSound: HasSound;
}

export function createUploads({ db, files, space, secret, hasSound }: UploadsDeps): Uploads {
  const forget = async (id: string) => {
    // Delete the row last: when killed between the two, the next sweep finds it again.
    await files.remove(id);
    await deleteUpload(db, id);
  };
  return {
    async presign(userId, { purpose, name = null, contentType, bytes }, atMost = false) {
      const id = randomUUID();
      const life = LIFE_SECONDS + Math.ceil(bytes / SLOWEST_BYTES_PER_SECOND);
      const expires = Math.floor(Date.now() / 1000) + life;
      const expiresAt = new Date(expires * 1000);
      const expected = { id, user_id: userId, purpose, name, content_type: contentType, bytes };
      await transact(db, async (tx) => {
        await lockQuota(tx, 'uploads', userId);
        await assertRoom(tx, userId, bytes);
        await insertUpload(tx, { ...expected, expires_at: expiresAt });
      });
      // An object store signs exact sizes alone: a file of unknown size is sent to this server.
      const presigned = atMost ? undefined : await files.presign?.(id, { contentType, bytes, seconds: life });
      return {
        uploadId: id,
        uploadUrl: presigned ?? signUpload(secret, { id, contentType, bytes, atMost, expires }),
        headers: { 'content-type': contentType, ...UPLOAD_ENCRYPTION },
        resumable: !atMost && presigned === undefined,
        expiresAt: expiresAt.toISOString(),
      };
    },
    ticketOf: (address) => readTicket(secret, address),
    transfers: createTransfers({ db, files, space, hasSound }),
    async take(taking) {
      const taken = await claim({ db, files }, taking);
      const detail = { field: taking.field ?? 'uploadId' };
      if (!taken) throw new AppError('invalid_input', 'There is no such upload. Send the file again.', detail);
      const path = await files.open(taking.uploadId);
      const { name, contentType } = taken;
      const fault = await contentsFault(path, { purpose: taking.purpose, name, contentType }, hasSound);
      if (fault) throw new AppError('invalid_input', fault, detail);
      return { path, ...taken };
    },
    keepSeconds: (uploadId, seconds) => updateSeconds(db, uploadId, seconds),
    release: forget,
    trim: () => files.trim(),
    async sweep() {
      for (const id of await findLapsedUploads(db)) {
        // Sent to an object store, and not used so far: it stays for the day that it may be used.
        const sent = files.settle && (await noteArrival(db, id, files.settle));
        if (!sent) await forget(id);
      }
    },
  };
}

async function claim({ db, files }: Pick<UploadsDeps, 'db' | 'files'>, { userId, uploadId, purpose, by }: Taking) {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(uploadId)) return undefined;
  if (files.settle) await noteArrival(db, uploadId, files.settle);
  return updateToUsed(db, { id: uploadId, userId, purpose, takenBy: by });
}

/**
 * Notes a file that was sent to an object store, once: of two calls at a time, one waits for the other.
 * @returns whether it had been sent and was not noted before
 */
async function noteArrival(db: Db, id: string, settle: NonNullable<ArrivingFiles['settle']>): Promise<boolean> {
  return transact(db, async (tx) => {
    const expected = await lockExpected(tx, id);
    return expected !== undefined && (await settle(id, expected.bytes)) && updateToReceived(tx, id, expected.bytes);
  });
}

async function assertRoom(tx: Tx, userId: string, bytes: number): Promise<void> {
  const unused = await countUnused(tx, userId);
  if (unused.underWay >= MAX_UNDER_WAY || unused.bytes + bytes > MAX_UNUSED_BYTES)
    throw tooMany(LIFE_SECONDS, 'Too many uploads.');
}
