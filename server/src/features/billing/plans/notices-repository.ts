import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database';
import type { Tx } from '../../../platform/db/transaction';

/** What a mail is about. */
export interface Notice {
  readonly kind: 'failed' | 'trial' | 'card' | 'receipt' | 'low' | 'confirm' | 'topup';
  readonly user_id: string;
  /** Unique with the user: a mail is sent once. */
  readonly about: string;
  /** The plan's name; of a receipt what was paid for; of automatic top-up the package, or why it ended. */
  readonly name: string;
  /** The invoice, or the checkout to confirm. */
  readonly id: string | null;
  /** Minor units. */
  readonly amount: number | null;
  readonly currency: string | null;
  /** When the trial ends. */
  readonly at: Date | null;
  readonly last4: string | null;
}

/** Mails that are due and were not sent, oldest cause first. @param low credits below which a payer is told */
export async function findDueNotices(db: Db, { low, limit }: { low: number; limit: number }): Promise<Notice[]> {
  const { rows } = await sql<Notice>`
    with live as (
      select * from billing_subscription where state in ('trialing', 'active', 'past_due')
    ), due as (
      select 'failed' as kind, user_id, 'failed:' || id || ':' || failures as about, description as name, id::text,
             amount, currency, null::timestamptz as at, null as last4
      from billing_invoice where state = 'open' and failures > 0 and amount > 0
      union all
      select 'receipt', user_id, 'receipt:' || id, description, id::text, amount, currency, null, null
      from billing_invoice where state = 'paid' and amount > 0
      union all
      select 'trial', user_id, 'trial:' || id, plan_name, null, amount, currency, trial_ends_at, null
      from live where state = 'trialing' and ends_at is null and trial_ends_at < now() + interval '3 days'
      union all
      select 'card', user_id, 'card:' || (card->>'last4') || ':' || (card->>'expiresYear') || '-' || (card->>'expiresMonth'),
             plan_name, null, null, null, null, card->>'last4'
      from live
      where ends_at is null and card is not null
        and make_date((card->>'expiresYear')::int, (card->>'expiresMonth')::int, 1) + interval '1 month' < now() + interval '30 days'
      union all
      select 'low', live.user_id, 'low:' || (select max(id) from ledger_lot lot where lot.user_id = live.user_id),
             plan_name, null, account.balance, null, refill_at, null
      from live join ledger_account account on account.id = 'user:' || live.user_id
      where account.balance < ${low} and state = 'active'
      union all
      select 'confirm', charge.user_id, 'confirm:' || charge.id, checkout.name, charge.id::text, checkout.amount,
             checkout.currency, null, null
      from billing_top_up_charge charge join billing_checkout checkout on checkout.id = charge.id
      where charge.state = 'confirm' and checkout.state = 'open'
      union all
      select 'topup', user_id, 'topup:' || to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'), ended, null,
             amount, currency, null, null
      from billing_top_up where state = 'off' and ended is not null
    )
    select * from due
    where about is not null and not exists (
      select from billing_notice sent where sent.user_id = due.user_id and sent.about = due.about)
    limit ${limit}`.execute(db);
  return rows;
}

/** @returns whether this mail was not sent before; else nothing changes */
export async function insertNotice(tx: Tx, { user_id, about }: Pick<Notice, 'user_id' | 'about'>): Promise<boolean> {
  const inserted = await tx
    .insertInto('billing_notice')
    .values({ user_id, about })
    .onConflict((conflict) => conflict.doNothing())
    .returning('about')
    .executeTakeFirst();
  return inserted !== undefined;
}
