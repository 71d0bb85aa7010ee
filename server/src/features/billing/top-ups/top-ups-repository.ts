import type { TopUpEnd } from '@flint/shared/contracts/auto-top-up';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/db/database';
import type { Tx } from '../../../platform/db/transaction';
import type { ProviderId } from '../tables';
import type { TopUpChargeTable, TopUpTable } from './tables';

export type TopUpRow = Selectable<TopUpTable>;
type Charge = Selectable<TopUpChargeTable>;

export function findTopUp(db: Db, userId: string): Promise<TopUpRow | undefined> {
  return db.selectFrom('billing_top_up').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** Charges of this calendar month, UTC, that were or may still be paid. */
export async function countThisMonth(db: Db | Tx, userId: string): Promise<number> {
  const { rows } = await sql<{ charges: number }>`
    select count(*)::int as charges from billing_top_up_charge
    where user_id = ${userId} and state <> 'failed' and asked_at >= ${monthStart}`.execute(db);
  return rows[0]?.charges ?? 0;
}

const monthStart = sql`date_trunc('month', now(), 'UTC')`;

/** The charge of a user that is under way. */
export function findUnderWay(db: Db, userId: string): Promise<Charge | undefined> {
  return db
    .selectFrom('billing_top_up_charge')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', 'in', ['asked', 'confirm'])
    .executeTakeFirst();
}

/** Turns it on as chosen; what was declined is forgotten. */
export async function upsertTopUp(db: Db, row: Insertable<TopUpTable>): Promise<void> {
  const anew = { ...row, ended: null, declined: 0, next_at: sql<Date>`now()`, updated_at: sql<Date>`now()` };
  await db
    .insertInto('billing_top_up')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(anew))
    .execute();
}

export async function updateToOff(db: Db | Tx, userId: string, ended: TopUpEnd | null): Promise<void> {
  await db
    .updateTable('billing_top_up')
    .set({ state: 'off', ended, updated_at: sql`now()` })
    .where('user_id', '=', userId)
    .execute();
}

/**
 * Begins a charge for each user whose balance is too low, once in all processes: the index of charges under way decides.
 * Users with an open checkout, with a debt of credits or with a disputed payment are skipped.
 */
export async function insertDueCharges(db: Db, provider: ProviderId, limit: number): Promise<void> {
  await sql`
    insert into billing_top_up_charge (id, user_id)
    select gen_random_uuid(), chosen.user_id
    from billing_top_up chosen join ledger_account account on account.id = 'user:' || chosen.user_id
    where chosen.state = 'on' and chosen.next_at <= now() and account.balance < chosen.below
      and chosen.times_per_month > (
        select count(*) from billing_top_up_charge charge
        where charge.user_id = chosen.user_id and charge.state <> 'failed' and charge.asked_at >= ${monthStart})
      and not exists (
        select from billing_top_up_charge charge
        where charge.user_id = chosen.user_id and charge.state in ('asked', 'confirm'))
      and not exists (
        select from ledger_account debt where debt.id = 'user:' || chosen.user_id || ':debt' and debt.balance < 0)
      and not exists (
        select from billing_purchase bought where bought.payer_id = chosen.user_id and bought.disputed)
      and not exists (
        select from billing_checkout paying
        where paying.payer_id = chosen.user_id and paying.provider = ${provider} and paying.state = 'open'
          and paying.created_at > now() - interval '30 minutes')
    limit ${limit}
    on conflict (user_id) where state in ('asked', 'confirm') do nothing`.execute(db);
}

/** Whether a user's balance is below what was chosen. */
export async function isLow(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select from billing_top_up chosen join ledger_account account on account.id = 'user:' || chosen.user_id
    where chosen.user_id = ${userId} and account.balance < chosen.below`.execute(db);
  return rows.length > 0;
}

/** Charges that can be carried on, oldest first: those that wait for their owner only when their checkout has ended. */
export function findChargesToMove(db: Db, limit: number): Promise<(Charge & { isStale: boolean })[]> {
  return db
    .selectFrom('billing_top_up_charge as charge')
    .leftJoin('billing_checkout as checkout', 'checkout.id', 'charge.id')
    .selectAll('charge')
    .select(sql<boolean>`charge.asked_at < now() - interval '20 hours'`.as('isStale'))
    .where(sql<boolean>`charge.state = 'asked' or (charge.state = 'confirm' and checkout.state <> 'open')`)
    .orderBy('charge.asked_at')
    .limit(limit)
    .execute();
}

/** Moves a charge on. @returns its user's top-up, locked; undefined, and nothing changes, when another process did it */
export async function moveCharge(
  tx: Tx,
  { id, user_id: userId, state }: Pick<Charge, 'id' | 'user_id' | 'state'>,
  to: Charge['state'],
): Promise<TopUpRow | undefined> {
  const topUp = await tx
    .selectFrom('billing_top_up')
    .selectAll()
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  const moved = await tx
    .updateTable('billing_top_up_charge')
    .set({ state: to })
    .where('id', '=', id)
    .where('state', '=', state)
    .returning('id')
    .executeTakeFirst();
  return moved && topUp;
}

/** Writes how a charge ended, unless its owner turned it off meanwhile. */
export async function updateAfterCharge(
  tx: Tx,
  userId: string,
  change: { state: 'on' | 'paused'; declined: number; waitMinutes: number },
): Promise<void> {
  const { state, declined, waitMinutes } = change;
  await tx
    .updateTable('billing_top_up')
    .set({ state, declined, next_at: sql`now() + ${waitMinutes} * interval '1 minute'` })
    .where('user_id', '=', userId)
    .where('state', '<>', 'off')
    .execute();
}
