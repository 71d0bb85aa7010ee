import type { DESK_FILTERS } from '@flint/shared/contracts/billing-desk';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import type { PurchaseTable } from '../billing/tables';

/** The number in a receipt's: `FL-2026-00042` of a package, `FP-2026-00042` of a plan. */
const RECEIPT = /^F([LP])-\d{4}-0*(\d{1,15})$/i;

/** A purchase, or a paid invoice of a plan. */
export interface DeskRow
  extends Pick<
    Selectable<PurchaseTable>,
    | ('id' | 'number' | 'user_id' | 'payer_id' | 'provider' | 'payment_ref' | 'name' | 'credits' | 'amount')
    | ('currency' | 'refunded' | 'disputed' | 'reclaimed' | 'revision' | 'created_at')
  > {
  readonly sold: 'package' | 'plan';
  /** The invoice at the provider; null of a package. */
  readonly invoice_ref: string | null;
  readonly email: string | null;
  readonly payer_email: string | null;
}

const PAID = sql`(
  select 'package' as sold, bought.id, number, bought.user_id, bought.payer_id, bought.provider, bought.payment_ref,
         bought.name, bought.credits, bought.amount, bought.currency, refunded, disputed, reclaimed, revision,
         bought.created_at, null as invoice_ref, array[bought.payment_ref, checkout.provider_ref] as refs
  from billing_purchase bought join billing_checkout checkout on checkout.id = bought.id
  union all
  select 'plan', id, number, user_id, user_id, provider, coalesce(payment_ref, ref), description, credits, amount,
         currency, refunded, disputed, reclaimed, revision, created_at, ref, array[payment_ref, ref, subscription_ref]
  from billing_invoice where state = 'paid' and amount > 0)`;

async function select(db: Db, which: RawBuilder<unknown>): Promise<DeskRow[]> {
  const { rows } = await sql<DeskRow>`
    select paid.*, owner.email, payer.email as payer_email
    from ${PAID} paid
    left join "user" owner on owner.id = paid.user_id
    left join "user" payer on payer.id = paid.payer_id
    ${which}`.execute(db);
  return rows;
}

/** Finds payments by any part of an address, or exactly by an id or a number; newest first. */
export function findPayments(db: Db, search: string, filter: (typeof DESK_FILTERS)[number], limit: number) {
  const part = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const [, series, number] = RECEIPT.exec(search) ?? [];
  const sold = series?.toUpperCase() === 'P' ? 'plan' : 'package';
  const fits = sql`(
    owner.email ilike ${part} or payer.email ilike ${part} or paid.id::text = ${search.toLowerCase()}
    or paid.user_id = ${search} or ${search} = any(paid.refs)
    or (paid.sold = ${sold} and paid.number = ${number ?? null}::bigint))`;
  const filters = {
    all: sql`true`,
    refunded: sql`paid.refunded > 0`,
    disputed: sql`exists (select from billing_dispute where purchase_id = paid.id)`,
  };
  const searched = search === '' ? sql`true` : fits;
  return select(
    db,
    sql`where ${searched} and ${filters[filter]} order by paid.created_at desc, paid.number desc limit ${limit}`,
  );
}

export async function findPayment(db: Db, id: string): Promise<DeskRow | undefined> {
  return (await select(db, sql`where paid.id = ${id}`))[0];
}

/** The refills that a plan's invoice brought, oldest first. */
export function findRefills(db: Db, { provider, invoice_ref: ref }: DeskRow) {
  return db
    .selectFrom('billing_refill')
    .selectAll()
    .where('provider', '=', provider)
    .where('invoice_ref', '=', ref)
    .orderBy('starts_at')
    .execute();
}

/** Refunds that staff asked for, oldest first. */
export function findRefunds(db: Db, purchaseId: string) {
  return db
    .selectFrom('billing_refund as refund')
    .leftJoin('user as staff', 'staff.id', 'refund.staff_id')
    .selectAll('refund')
    .select('staff.email')
    .where('purchase_id', '=', purchaseId)
    .orderBy('asked_at')
    .execute();
}

export function findDisputes(db: Db, purchaseId: string) {
  return db
    .selectFrom('billing_dispute')
    .selectAll()
    .where('purchase_id', '=', purchaseId)
    .orderBy('opened_at')
    .execute();
}

/** The provider's events about a checkout, oldest first. */
export function findEvents(db: Db, checkoutId: string) {
  return db
    .selectFrom('billing_event')
    .select(['id', 'type', 'received_at'])
    .where('checkout_id', '=', checkoutId)
    .orderBy('received_at')
    .execute();
}

/** Who recommended Flint to the buyer of this purchase, if it rewarded that. */
export function findRewarded(db: Db, purchaseId: string) {
  return db
    .selectFrom('referral')
    .select(['user_id', 'revision'])
    .where('purchase_id', '=', purchaseId)
    .executeTakeFirst();
}

/** Movements with these idempotency keys, oldest first, with whose they are and the credits that they gave. */
export async function findMovements(db: Db, idems: readonly string[]) {
  const { rows } = await sql<{ id: number; email: string | null; description: string; credits: number; at: Date }>`
    select t.id, u.email, t.description, t.at, -issued.amount as credits
    from ledger_txn t
    join ledger_entry issued on issued.txn_id = t.id and issued.account_id = 'sys:issued'
    left join lateral (
      select split_part(e.account_id, ':', 2) as user_id from ledger_entry e
      where e.txn_id = t.id and e.account_id like 'user:%' limit 1) owner on true
    left join "user" u on u.id = owner.user_id
    where t.idem = any(${idems}) order by t.id`.execute(db);
  return rows;
}
