import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';
import type { EventTable, PurchaseTable } from './tables';

/** @returns false, and nothing changes, when this event was received before */
export async function insertEvent(tx: Tx, row: Insertable<EventTable>): Promise<boolean> {
  const inserted = await tx
    .insertInto('billing_event')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** @returns undefined, and nothing changes, when this payment has a purchase */
export function insertPurchase(tx: Tx, row: Insertable<PurchaseTable>) {
  return tx
    .insertInto('billing_purchase')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function lockPurchase(tx: Tx, id: string) {
  return tx.selectFrom('billing_purchase').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Records what went back, and the credits that were taken for it, as the next revision. */
export async function updateReturned(
  tx: Tx,
  id: string,
  change: { refunded: number; disputed: boolean; reclaimed: number },
): Promise<void> {
  await tx
    .updateTable('billing_purchase')
    .set({ ...change, revision: sql`revision + 1` })
    .where('id', '=', id)
    .execute();
}

/** What a payer bought, newest first. */
export function findPurchases(db: Db, payerId: string, limit: number) {
  return db
    .selectFrom('billing_purchase')
    .selectAll()
    .where('payer_id', '=', payerId)
    .orderBy('number', 'desc')
    .limit(limit)
    .execute();
}

export function findPurchase(db: Db, id: string) {
  return db.selectFrom('billing_purchase').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Purchases whose receipt was not mailed, oldest first. */
export async function findUnmailed(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('billing_purchase')
    .select('id')
    .where('mailed_at', 'is', null)
    .orderBy('number')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** @returns undefined, and nothing changes, when another process mails its receipt */
export function updateToMailed(tx: Tx, id: string) {
  return tx
    .updateTable('billing_purchase')
    .set({ mailed_at: sql`now()` })
    .where('id', '=', id)
    .where('mailed_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}
