import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '../../../platform/db/database';
import type { Tx } from '../../../platform/db/transaction';
import type { ProviderId } from '../tables';
import type { InvoiceTable, RefillTable, SubscriptionTable } from './tables';

export type SubscriptionRow = Selectable<SubscriptionTable>;
export type InvoiceRow = Selectable<InvoiceTable>;

const LIVE = ['trialing', 'active', 'past_due'] as const;

/** The plan that a user has now. */
export function findLive(db: Db | Tx, userId: string): Promise<SubscriptionRow | undefined> {
  return db
    .selectFrom('billing_subscription')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', 'in', LIVE)
    .executeTakeFirst();
}

/** Whether a user has or had a plan. */
export async function hadPlan(db: Db | Tx, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('billing_subscription')
    .select('id')
    .where('user_id', '=', userId)
    .where('state', '<>', 'open')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Writes subscriptions as the provider has them; those that ended first, since a user has one that is live. */
export async function saveSubscriptions(tx: Tx, rows: readonly Insertable<SubscriptionTable>[]): Promise<void> {
  const isLive = ({ state }: Insertable<SubscriptionTable>) => LIVE.some((each) => each === state);
  for (const row of [...rows.filter((each) => !isLive(each)), ...rows.filter(isLive)])
    await tx
      .insertInto('billing_subscription')
      .values(row)
      .onConflict((conflict) =>
        conflict.columns(['provider', 'ref']).doUpdateSet({ ...row, settled_at: sql<Date>`now()` }),
      )
      .execute();
}

/** Marks subscriptions as undone, once. */
export async function markUndone(tx: Tx, provider: ProviderId, refs: readonly string[]): Promise<void> {
  if (refs.length === 0) return;
  await tx
    .updateTable('billing_subscription')
    .set({ undone_at: sql<Date>`coalesce(undone_at, now())` })
    .where('provider', '=', provider)
    .where('ref', 'in', refs)
    .execute();
}

/** A user's subscriptions that were undone. */
export async function findUndone(tx: Tx, userId: string, provider: ProviderId): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('billing_subscription')
    .select('ref')
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .where('undone_at', 'is not', null)
    .execute();
  return new Set(rows.map(({ ref }) => ref));
}

/** Writes an invoice as the provider has it. @returns the row as it was before, or as it was inserted */
export async function saveInvoice(tx: Tx, row: Insertable<InvoiceTable>): Promise<InvoiceRow> {
  const { refunded, disputed, ...rest } = row;
  return tx
    .insertInto('billing_invoice')
    .values(rest)
    .onConflict((conflict) => conflict.columns(['provider', 'ref']).doUpdateSet(rest))
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function updateInvoice(tx: Tx, id: string, change: Updateable<InvoiceTable>): Promise<void> {
  await tx.updateTable('billing_invoice').set(change).where('id', '=', id).execute();
}

export function findInvoices(db: Db, userId: string, limit: number): Promise<InvoiceRow[]> {
  return db
    .selectFrom('billing_invoice')
    .selectAll()
    .where('user_id', '=', userId)
    .where('amount', '>', 0)
    .where('state', '<>', 'void')
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
}

export function findInvoice(db: Db, id: string): Promise<InvoiceRow | undefined> {
  return db.selectFrom('billing_invoice').selectAll().where('id', '=', id).executeTakeFirst();
}

/** @returns whether these credits did not come before; else nothing changes */
export async function insertRefill(tx: Tx, row: Insertable<RefillTable>): Promise<boolean> {
  const inserted = await tx
    .insertInto('billing_refill')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('starts_at')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** A user's earlier refills whose lots have not ended before a moment, newest first. */
export function findRollable(tx: Tx, userId: string, startsAt: Date) {
  return tx
    .selectFrom('billing_refill')
    .selectAll()
    .where('user_id', '=', userId)
    .where('ends_at', '>=', startsAt)
    .where('starts_at', '<', startsAt)
    .orderBy('starts_at', 'desc')
    .execute();
}

/** The credits that an invoice brought, the latest first. */
export function findRefillsOfInvoice(tx: Tx, provider: ProviderId, invoiceRef: string) {
  return tx
    .selectFrom('billing_refill')
    .selectAll()
    .where('provider', '=', provider)
    .where('invoice_ref', '=', invoiceRef)
    .orderBy('starts_at', 'desc')
    .execute();
}

/** Moves the end of a refill's lot. */
export async function updateRefillEnd(tx: Tx, refill: Selectable<RefillTable>, endsAt: Date): Promise<void> {
  await tx
    .updateTable('billing_refill')
    .set({ ends_at: endsAt })
    .where('provider', '=', refill.provider)
    .where('subscription_ref', '=', refill.subscription_ref)
    .where('starts_at', '=', refill.starts_at)
    .where('invoice_ref', '=', refill.invoice_ref)
    .execute();
}

/** Gives a mailbox's one trial to a subscription. @returns whether it is this one's */
export async function claimTrial(tx: Tx, addressHash: string, subscriptionRef: string): Promise<boolean> {
  await tx
    .insertInto('billing_trial')
    .values({ address_hash: addressHash, subscription_ref: subscriptionRef })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await findTrial(tx, addressHash)) === subscriptionRef;
}

/** The subscription that had a mailbox's trial. */
export async function findTrial(db: Db | Tx, addressHash: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('billing_trial')
    .select('subscription_ref')
    .where('address_hash', '=', addressHash)
    .executeTakeFirst();
  return row?.subscription_ref;
}

/** The user whom a provider's customer stands for. */
export async function findUserOfCustomer(tx: Tx, provider: ProviderId, customer: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('billing_customer')
    .select('user_id')
    .where('provider', '=', provider)
    .where('customer_ref', '=', customer)
    .executeTakeFirst();
  return row?.user_id;
}

/** The user whose plan's invoice a payment paid. */
export async function findUserOfPayment(tx: Tx, provider: ProviderId, paymentRef: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('billing_invoice')
    .select('user_id')
    .where('provider', '=', provider)
    .where('payment_ref', '=', paymentRef)
    .executeTakeFirst();
  return row?.user_id;
}

/** Locks a paid invoice until the transaction ends. */
export function lockPaidInvoice(tx: Tx, id: string): Promise<InvoiceRow | undefined> {
  return tx
    .selectFrom('billing_invoice')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'paid')
    .where('amount', '>', 0)
    .forUpdate()
    .executeTakeFirst();
}

/** Users with a live plan at a provider. */
export async function findSubscribers(db: Db, provider: ProviderId): Promise<string[]> {
  const rows = await db
    .selectFrom('billing_subscription')
    .select('user_id')
    .where('provider', '=', provider)
    .where('state', 'in', LIVE)
    .execute();
  return rows.map((row) => row.user_id);
}

/** Users whose yearly plan brings its month's credits now, and who were not looked at in the last ten minutes. */
export async function findDueForRefill(db: Db, provider: ProviderId): Promise<string[]> {
  const rows = await db
    .selectFrom('billing_subscription')
    .select('user_id')
    .where('provider', '=', provider)
    .where('state', 'in', LIVE)
    .where('interval', '=', 'year')
    .where('refill_at', '<=', sql<Date>`now()`)
    .where('settled_at', '<', sql<Date>`now() - interval '10 minutes'`)
    .execute();
  return rows.map((row) => row.user_id);
}
