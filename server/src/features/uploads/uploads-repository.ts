import type { UploadPurpose } from '@flint/shared/contracts/upload-rules';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';
import type { UploadTable } from './tables';

type NewUpload = Omit<Insertable<UploadTable>, 'state' | 'taken_by' | 'seconds'>;

export async function insertUpload(tx: Tx, row: NewUpload): Promise<void> {
  await tx.insertInto('upload').values(row).execute();
}

/** The announcement of a file, and its state. */
export function findUpload(db: Db, id: string) {
  return db
    .selectFrom('upload')
    .select(['state', 'purpose', 'name', 'content_type as contentType', 'bytes'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Locks an upload that has not arrived, until the transaction ends. */
export function lockExpected(tx: Tx, id: string) {
  return tx
    .selectFrom('upload')
    .select('bytes')
    .where('id', '=', id)
    .where('state', '=', 'expected')
    .forUpdate()
    .executeTakeFirst();
}

/** A user's uploads under way, and the total bytes of uploads not in use. */
export async function countUnused(tx: Tx, userId: string): Promise<{ underWay: number; bytes: number }> {
  const { underWay, unused } = await tx
    .selectFrom('upload')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('expires_at', '>', sql<Date>`now()`).as('underWay'),
      fn.coalesce(fn.sum<number>('bytes'), sql<number>`0`).as('unused'),
    ])
    .where('user_id', '=', userId)
    .where('state', '!=', 'used')
    .executeTakeFirstOrThrow();
  return { underWay, bytes: Number(unused) };
}

/** Ids of uploads that did not arrive within an hour of expiry, and of unused ones a day after expiry. */
export async function findLapsedUploads(db: Db): Promise<string[]> {
  const old = await db
    .selectFrom('upload')
    .select('id')
    .where(
      'expires_at',
      '<',
      sql<Date>`now() - case when state = 'expected' then interval '1 hour' else interval '1 day' end`,
    )
    .execute();
  return old.map(({ id }) => id);
}

/** @returns whether it was expected; else nothing changes */
export async function updateToReceived(db: Db | Tx, id: string, bytes: number): Promise<boolean> {
  const received = await db
    .updateTable('upload')
    .set({ state: 'received', bytes })
    .where('id', '=', id)
    .where('state', '=', 'expected')
    .returning('id')
    .executeTakeFirst();
  return received !== undefined;
}

/** @returns the upload, when it has arrived or was taken by the same consumer before; else nothing changes */
export function updateToUsed(db: Db, upload: { id: string; userId: string; purpose: UploadPurpose; takenBy: string }) {
  return db
    .updateTable('upload')
    .set({ state: 'used', taken_by: upload.takenBy })
    .where('id', '=', upload.id)
    .where('user_id', '=', upload.userId)
    .where('purpose', '=', upload.purpose)
    .where((row) => row.or([row('state', '=', 'received'), row('taken_by', '=', upload.takenBy)]))
    .returning(['name', 'content_type as contentType', 'bytes', 'seconds'])
    .executeTakeFirst();
}

export async function updateSeconds(db: Db, id: string, seconds: number): Promise<void> {
  await db.updateTable('upload').set({ seconds }).where('id', '=', id).execute();
}

export async function deleteUpload(db: Db, id: string): Promise<void> {
  await db.deleteFrom('upload').where('id', '=', id).execute();
}

/** @returns whether there was such an upload not in use; else nothing changes */
export async function deleteUnusedUpload(db: Db, id: string): Promise<boolean> {
  const dropped = await db
    .deleteFrom('upload')
    .where('id', '=', id)
    .where('state', '!=', 'used')
    .returning('id')
    .executeTakeFirst();
  return dropped !== undefined;
}
