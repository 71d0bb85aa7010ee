import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';
import type { GiftCodeRow, GiftCodeTable } from './tables';

/** Serializes requests with one idempotency key until the transaction ends. @returns whether it created codes before */
export async function lockBatch(tx: Tx, batchId: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`gift:${batchId}`}, 0))`.execute(tx);
  const known = await tx.selectFrom('gift_code').select('id').where('batch_id', '=', batchId).executeTakeFirst();
  return known !== undefined;
}

export function insertCodes(tx: Tx, rows: readonly Insertable<GiftCodeTable>[]): Promise<GiftCodeRow[]> {
  return tx.insertInto('gift_code').values(rows).returningAll().execute();
}

/** Newest first. */
export function findCodes(db: Db, limit: number): Promise<GiftCodeRow[]> {
  return db.selectFrom('gift_code').selectAll().orderBy('created_at', 'desc').orderBy('id').limit(limit).execute();
}

/** Locks a code until the transaction ends, and tells whether its time is over. */
export function lockCode(tx: Tx, hash: string) {
  return tx
    .selectFrom('gift_code')
    .selectAll()
    .select(sql<boolean>`coalesce(expires_at <= now(), false)`.as('over'))
    .where('code_hash', '=', hash)
    .forUpdate()
    .executeTakeFirst();
}

/** When this user redeemed this code. */
export async function findRedemption(tx: Tx, codeId: string, userId: string): Promise<Date | undefined> {
  const row = await tx
    .selectFrom('gift_redemption')
    .select('at')
    .where('code_id', '=', codeId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.at;
}

/** Records a redemption of a locked code, and counts it. */
export async function insertRedemption(tx: Tx, codeId: string, userId: string): Promise<void> {
  await tx.insertInto('gift_redemption').values({ code_id: codeId, user_id: userId }).execute();
  await tx.updateTable('gift_code').set({ used: sql`used + 1` }).where('id', '=', codeId).execute();
}

/** @returns the code, and whether it was enabled before; undefined when there is none */
export async function updateToDisabled(tx: Tx, id: string): Promise<{ row: GiftCodeRow; fresh: boolean } | undefined> {
  const changed = await tx
    .updateTable('gift_code')
    .set({ disabled_at: sql`now()` })
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (changed) return { row: changed, fresh: true };
  const row = await tx.selectFrom('gift_code').selectAll().where('id', '=', id).executeTakeFirst();
  return row && { row, fresh: false };
}
