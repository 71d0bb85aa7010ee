import type { DESK_FILTERS } from '@flint/shared/contracts/billing-desk';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database';

/** The number in a receipt's: `FL-2026-00042`. */
const RECEIPT = /^FL-\d{4}-0*(\d{1,15})$/i;

const payments = (db: Db) =>
  db
    .selectFrom('billing_purchase as purchase')
    .leftJoin('user as owner', 'owner.id', 'purchase.user_id')
    .leftJoin('user as payer', 'payer.id', 'purchase.payer_id')
    .selectAll('purchase')
    .select(['owner.email', 'payer.email as payer_email']);

export type DeskRow = NonNullable<Awaited<ReturnType<typeof findPayment>>>;

/** Finds payments by any part of an address, or exactly by an id or a number; newest first. */
export function findPayments(db: Db, search: string, filter: (typeof DESK_FILTERS)[number], limit: number) {
  const part = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const number = RECEIPT.exec(search)?.[1];
  return payments(db)
    .$if(search !== '', (query) =>
      query.where((where) =>
        where.or([
          where('owner.email', 'ilike', part),
          where('payer.email', 'ilike', part),
          where(sql<string>`purchase.id::text`, '=', search.toLowerCase()),
          where('payment_ref', '=', search),
          where('purchase.user_id', '=', search),
          ...(number === undefined ? [] : [where('number', '=', Number(number))]),
          where.exists(
            where
              .selectFrom('billing_checkout as checkout')
              .select('checkout.id')
              .whereRef('checkout.id', '=', 'purchase.id')
              .where('checkout.provider_ref', '=', search),
          ),
        ]),
      ),
    )
    .$if(filter === 'refunded', (query) => query.where('refunded', '>', 0))
    .$if(filter === 'disputed', (query) =>
      query.where(sql<boolean>`exists (select from billing_dispute where purchase_id = purchase.id)`),
    )
    .orderBy('number', 'desc')
    .limit(limit)
    .execute();
}

export function findPayment(db: Db, id: string) {
  return payments(db).where('purchase.id', '=', id).executeTakeFirst();
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
