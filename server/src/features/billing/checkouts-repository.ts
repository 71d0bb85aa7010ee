import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';
import type { CheckoutTable, ProviderId } from './tables';

/** Serializes what one payer begins, in every process, until the transaction ends. */
export async function lockPayer(tx: Tx, payerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`billing:${payerId}`}, 0))`.execute(tx);
}

export function findCheckout(db: Db | Tx, id: string) {
  return db.selectFrom('billing_checkout').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Whether the provider may have forgotten a checkout's idempotency key: Stripe keeps keys for a day at least. */
export async function isPastKey(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('billing_checkout')
    .select('id')
    .where('id', '=', id)
    .where('created_at', '<', sql<Date>`now() - interval '20 hours'`)
    .executeTakeFirst();
  return row !== undefined;
}

/** Locks a checkout until the transaction ends. Rows that refer to it do not wait, so that two events cannot deadlock. */
export function lockCheckout(tx: Tx, id: string) {
  return tx.selectFrom('billing_checkout').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

export async function insertCheckout(tx: Tx, row: Insertable<CheckoutTable>) {
  return tx.insertInto('billing_checkout').values(row).returningAll().executeTakeFirstOrThrow();
}

export async function updateCheckout(tx: Tx, id: string, change: Updateable<CheckoutTable>): Promise<void> {
  await tx.updateTable('billing_checkout').set(change).where('id', '=', id).execute();
}

/** A payer's open checkouts at a provider, oldest first. */
export function findOpenOfPayer(tx: Tx, payerId: string, provider: ProviderId) {
  return tx
    .selectFrom('billing_checkout')
    .selectAll()
    .where('payer_id', '=', payerId)
    .where('provider', '=', provider)
    .where('state', '=', 'open')
    .orderBy('created_at')
    .execute();
}

/** A payer's newest open checkout by which card fields begin a plan. */
export function findOpenFields(db: Db, payerId: string) {
  return db
    .selectFrom('billing_checkout')
    .selectAll()
    .where('payer_id', '=', payerId)
    .where('kind', '=', 'plan_fields')
    .where('state', '=', 'open')
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
}

/** Open checkouts of a package of this many credits by which a user pays for the own balance. */
export async function findOpenOfUser(db: Db, userId: string, credits: number): Promise<string[]> {
  const rows = await db
    .selectFrom('billing_checkout')
    .select('id')
    .where('user_id', '=', userId)
    .where('payer_id', '=', userId)
    .where('credits', '=', credits)
    .where('plan_interval', 'is', null)
    .where('state', '=', 'open')
    .orderBy('created_at')
    .execute();
  return rows.map(({ id }) => id);
}

/** All open checkouts at a provider. */
export async function findOpen(db: Db, provider: ProviderId): Promise<string[]> {
  const rows = await db
    .selectFrom('billing_checkout')
    .select('id')
    .where('provider', '=', provider)
    .where('state', '=', 'open')
    .execute();
  return rows.map(({ id }) => id);
}

export async function findCheckoutOfPayment(
  tx: Db | Tx,
  provider: ProviderId,
  ref: string,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('billing_checkout')
    .select('id')
    .where('provider', '=', provider)
    .where('payment_ref', '=', ref)
    .executeTakeFirst();
  return row?.id;
}

export async function findCustomer(db: Db | Tx, userId: string, provider: ProviderId): Promise<string | undefined> {
  const row = await db
    .selectFrom('billing_customer')
    .select('customer_ref')
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .executeTakeFirst();
  return row?.customer_ref;
}

export async function insertCustomer(tx: Tx, userId: string, provider: ProviderId, ref: string): Promise<void> {
  await tx.insertInto('billing_customer').values({ user_id: userId, provider, customer_ref: ref }).execute();
}
