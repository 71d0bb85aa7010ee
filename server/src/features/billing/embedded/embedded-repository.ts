import { type Insertable, sql } from 'kysely';
import type { Db } from '../../../platform/db/database';
import { type Tx, transact } from '../../../platform/db/transaction';
import type { EmbeddedPaymentTable, EmbeddedRefundTable } from '../tables';

export async function insertPayment(db: Db | Tx, row: Insertable<EmbeddedPaymentTable>): Promise<void> {
  await db
    .insertInto('embedded_payment')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A payment, and whether the day is over on which it could be made. */
export function findPayment(db: Db | Tx, checkoutId: string) {
  const over = sql<boolean>`created_at < now() - interval '1 day'`.as('over');
  return db
    .selectFrom('embedded_payment')
    .selectAll()
    .select(over)
    .where('checkout_id', '=', checkoutId)
    .executeTakeFirst();
}

/** Ends an open payment. @returns whether it is in this state now */
export async function updateOpenPayment(
  db: Db | Tx,
  checkoutId: string,
  state: 'paid' | 'cancelled',
): Promise<boolean> {
  const ended = await db
    .updateTable('embedded_payment')
    .set({ state: sql<'paid' | 'cancelled'>`case when state = 'open' then ${state} else state end` })
    .where('checkout_id', '=', checkoutId)
    .returning('state')
    .executeTakeFirst();
  return ended?.state === state;
}

/** Whether a customer has paid before, which stands for a saved card. */
export async function hasCard(db: Db, customer: string): Promise<boolean> {
  const paid = await db
    .selectFrom('embedded_payment')
    .select('id')
    .where('customer_ref', '=', customer)
    .where('state', '=', 'paid')
    .limit(1)
    .executeTakeFirst();
  return paid !== undefined;
}

/** Checkouts of payments that are paid. */
export async function findPaid(db: Db, since: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('embedded_payment')
    .select('checkout_id')
    .where('state', '=', 'paid')
    .where('created_at', '>=', since)
    .execute();
  return rows.map((row) => row.checkout_id);
}

/** Refunds a paid payment, once for each id. @returns whether it is refunded; false when less than that is left */
export function refundPayment(db: Db, row: Insertable<EmbeddedRefundTable>): Promise<boolean> {
  return transact(db, async (tx) => {
    const { id, checkout_id: checkoutId, amount } = row;
    await tx.selectFrom('embedded_payment').select('id').where('checkout_id', '=', checkoutId).forUpdate().execute();
    if (await tx.selectFrom('embedded_refund').select('id').where('id', '=', id).executeTakeFirst()) return true;
    const changed = await tx
      .updateTable('embedded_payment')
      .set({ refunded: sql`refunded + ${amount}` })
      .where('checkout_id', '=', checkoutId)
      .where('state', '=', 'paid')
      .where('disputed', '=', false)
      .where(sql<boolean>`refunded + ${amount} <= amount`)
      .returning('id')
      .executeTakeFirst();
    if (changed) await tx.insertInto('embedded_refund').values(row).execute();
    return changed !== undefined;
  });
}
