import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';
import type { Dispute, FailedRefund } from './returned-money';
import type { ProviderId, RefundTable, ReturnTable } from './tables';

/** Records a change of what went back. */
export async function insertReturn(tx: Tx, row: Insertable<ReturnTable>): Promise<void> {
  await tx.insertInto('billing_return').values(row).execute();
}

/** Brings a purchase's disputes to what the provider lists; one that it does not list any more was withdrawn. */
export async function upsertDisputes(
  tx: Tx,
  { purchaseId, provider, disputes }: { purchaseId: string; provider: ProviderId; disputes: readonly Dispute[] },
): Promise<void> {
  for (const { ref, amount, reason, status, openedAt } of disputes)
    await tx
      .insertInto('billing_dispute')
      .values({ ...{ provider, id: ref, purchase_id: purchaseId }, amount, reason, status, opened_at: openedAt })
      .onConflict((conflict) =>
        conflict.columns(['provider', 'id']).doUpdateSet({ amount, reason, status, updated_at: sql`now()` }),
      )
      .execute();
  const listed = disputes.map(({ ref }) => ref);
  await tx
    .updateTable('billing_dispute')
    .set({ status: 'withdrawn', updated_at: sql`now()` })
    .where('purchase_id', '=', purchaseId)
    .where('status', '<>', 'withdrawn')
    .$if(listed.length > 0, (query) => query.where('id', 'not in', listed))
    .execute();
}

/** @returns undefined, and nothing changes, when its key was used before */
export function insertRefund(tx: Tx, row: Insertable<RefundTable>) {
  return tx
    .insertInto('billing_refund')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function findRefund(db: Db | Tx, id: string) {
  return db.selectFrom('billing_refund').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Minor units of a purchase that were asked back and not answered yet. */
export async function sumAsked(tx: Tx, purchaseId: string): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(amount), 0)::bigint as amount from billing_refund
    where purchase_id = ${purchaseId} and state = 'asked'`.execute(tx);
  return rows[0]?.amount ?? 0;
}

/** Ends a refund that was asked for. */
export async function updateToEnded(
  tx: Tx,
  id: string,
  end: { state: 'done'; provider_ref: string } | { state: 'refused'; message: string },
): Promise<void> {
  await tx
    .updateTable('billing_refund')
    .set({ ...end, ended_at: sql`now()` })
    .where('id', '=', id)
    .where('state', '=', 'asked')
    .execute();
}

/** Marks refunds of a purchase that were made and failed later. */
export async function updateToFailed(tx: Tx, purchaseId: string, failed: readonly FailedRefund[]): Promise<void> {
  for (const { ref, why } of failed)
    await tx
      .updateTable('billing_refund')
      .set({ state: 'failed', message: `The payer’s bank did not take it: ${why}.` })
      .where('purchase_id', '=', purchaseId)
      .where('provider_ref', '=', ref)
      .where('state', '=', 'done')
      .execute();
}

/** Refunds that were asked for a minute ago or earlier, and whose answer never came. */
export async function findUnanswered(db: Db, provider: ProviderId, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('billing_refund')
    .leftJoin('billing_purchase', 'billing_purchase.id', 'billing_refund.purchase_id')
    .leftJoin('billing_invoice', 'billing_invoice.id', 'billing_refund.purchase_id')
    .select('billing_refund.id')
    .where('billing_refund.state', '=', 'asked')
    .where(sql<boolean>`coalesce(billing_purchase.provider, billing_invoice.provider) = ${provider}`)
    .where('asked_at', '<', sql<Date>`now() - interval '1 minute'`)
    .orderBy('asked_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
