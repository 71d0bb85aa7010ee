import { randomUUID } from 'node:crypto';
import { type Presigned, UPLOADS, type UploadPurpose } from '@flint/shared/contracts/uploads';
import { fileTypeFromBuffer } from 'file-type';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import { AppError } from '../../platform/http/app-error';
import { tooMany } from '../../platform/http/pg-rate-limiter';
import type { Storage } from '../../platform/storage/storage';
import { ENCRYPTION, readTicket, signUpload, type Ticket } from './upload-signature';

const LIFE_SECONDS = 15 * 60;
/** Files one user may have on their way at a time. */
const MAX_UNDER_WAY = 10;

interface Wish {
  readonly purpose: UploadPurpose;
  readonly contentType: string;
  readonly bytes: number;
}

/** Files that users send: each is announced, signed for, sent once, and used once by the feature it is for. */
export interface Uploads {
  /** @throws AppError `rate_limited` when too many are under way */
  presign(userId: string, wish: Wish): Promise<Presigned>;
  /** What an address was signed for, while it works. */
  ticketOf(address: string): Ticket | undefined;
  /** Keeps what was sent. @throws AppError `conflict` when it was sent before */
  receive(ticket: Ticket, bytes: Uint8Array): Promise<void>;
  /** Hands a file over, once. @throws AppError when there is none, or when it is not what it says it is */
  take(userId: string, uploadId: string, purpose: UploadPurpose): Promise<Uint8Array>;
  /** Forgets what nobody used. */
  sweep(): Promise<void>;
}

const keyOf = (id: string) => `uploads/${id}`;

export function createUploads({ db, storage, secret }: { db: Db; storage: Storage; secret: string }): Uploads {
  return {
    async presign(userId, { purpose, contentType, bytes }) {
      const id = randomUUID();
      const expires = Math.floor(Date.now() / 1000) + LIFE_SECONDS;
      const expiresAt = new Date(expires * 1000);
      if ((await countUnderWay(db, userId)) >= MAX_UNDER_WAY) throw tooMany(LIFE_SECONDS, 'Too many uploads.');
      await db
        .insertInto('upload')
        .values({ id, user_id: userId, purpose, content_type: contentType, bytes, expires_at: expiresAt })
        .execute();
      return {
        uploadId: id,
        uploadUrl: signUpload(secret, { id, contentType, bytes, expires }),
        headers: { 'content-type': contentType, ...ENCRYPTION },
        expiresAt: expiresAt.toISOString(),
      };
    },
    ticketOf: (address) => readTicket(secret, address),
    async receive({ id }, bytes) {
      const claimed = await move(db, id, 'expected', 'received');
      if (!claimed) throw new AppError('conflict', 'This file was sent already.');
      try {
        await storage.keep(keyOf(id), bytes, claimed.content_type);
      } catch (error) {
        await move(db, id, 'received', 'expected');
        throw error;
      }
    },
    async take(userId, uploadId, purpose) {
      const taken = await db
        .updateTable('upload')
        .set({ state: 'used' })
        .where('id', '=', uploadId)
        .where('user_id', '=', userId)
        .where('purpose', '=', purpose)
        .where('state', '=', 'received')
        .returning('id')
        .executeTakeFirst();
      if (!taken) throw new AppError('invalid_input', 'There is no such upload. Send the file again.', FIELD);
      const bytes = await storage.read(keyOf(uploadId));
      await storage.remove(keyOf(uploadId));
      const kind = await fileTypeFromBuffer(bytes);
      if (!(UPLOADS[purpose].types as readonly string[]).includes(kind?.mime ?? ''))
        throw new AppError('invalid_input', 'This file is not what its name says. Choose another.', FIELD);
      return bytes;
    },
    async sweep() {
      const old = await db
        .deleteFrom('upload')
        .where('expires_at', '<', sql<Date>`now() - interval '1 hour'`)
        .returning(['id', 'state'])
        .execute();
      for (const { id, state } of old) if (state === 'received') await storage.remove(keyOf(id));
    },
  };
}

const FIELD = { field: 'uploadId' };

async function countUnderWay(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('upload')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('state', '!=', 'used')
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirstOrThrow();
  return count;
}

function move(db: Db, id: string, from: 'expected' | 'received', to: 'expected' | 'received') {
  return db
    .updateTable('upload')
    .set({ state: to })
    .where('id', '=', id)
    .where('state', '=', from)
    .returning('content_type')
    .executeTakeFirst();
}
