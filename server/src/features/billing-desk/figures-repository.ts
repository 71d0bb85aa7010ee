import { sql } from 'kysely';
import type { Db } from '../../platform/db/database';

/** The first moment of the day this many days ago, UTC; 1 is today. */
const since = (days: number) =>
  sql`(date_trunc('day', now() at time zone 'utc') - ${days - 1} * interval '1 day') at time zone 'utc'`;
const dayIn = (column: 'created_at' | 'at' | 'paid_at') =>
  sql`to_char(${sql.ref(column)} at time zone 'utc', 'YYYY-MM-DD')`;

/** Minor units that were sold, as packages and plans, and that went back, by day and currency; newest first. */
export async function findMoneyByDay(db: Db, provider: string, days: number) {
  const { rows } = await sql<{ day: string; currency: string; payments: number; sold: number; returned: number }>`
    select day, currency, sum(payments)::int as payments, sum(sold)::bigint as sold, sum(returned)::bigint as returned
    from (
      select ${dayIn('created_at')} as day, currency, 1 as payments, amount as sold, 0 as returned
      from billing_purchase where provider = ${provider} and created_at >= ${since(days)}
      union all
      select ${dayIn('paid_at')}, currency, 1, amount, 0
      from billing_invoice
      where provider = ${provider} and state = 'paid' and amount > 0 and paid_at >= ${since(days)}
      union all
      select ${dayIn('at')}, p.currency, 0, 0, r.amount
      from billing_return r join (
        select id, provider, currency from billing_purchase
        union all select id, provider, currency from billing_invoice
      ) p on p.id = r.purchase_id
      where p.provider = ${provider} and r.at >= ${since(days)}
    ) change
    group by day, currency order by day desc, currency`.execute(db);
  return rows;
}

/** What the system's accounts changed by on each day, and all users' credits at its end; newest first. */
export async function findCreditsByDay(db: Db, days: number) {
  const { rows } = await sql<{ day: string; given: number; taken_back: number; spent: number; outstanding: number }>`
    with moved as (
      select (t.at at time zone 'utc')::date as day, e.account_id, e.amount
      from ledger_txn t join ledger_entry e on e.txn_id = t.id and e.account_id in ('sys:issued', 'sys:revenue')
      where t.at >= ${since(days)}
    ), by_day as (
      select d.day::date as day,
             -coalesce(sum(m.amount) filter (where m.account_id = 'sys:issued' and m.amount < 0), 0) as given,
             coalesce(sum(m.amount) filter (where m.account_id = 'sys:issued' and m.amount > 0), 0) as taken_back,
             coalesce(sum(m.amount) filter (where m.account_id = 'sys:revenue'), 0) as spent,
             coalesce(sum(m.amount), 0) as change
      from generate_series((${since(days)} at time zone 'utc')::date, (now() at time zone 'utc')::date, '1 day') d(day)
      left join moved m on m.day = d.day::date group by d.day
    )
    select to_char(day, 'YYYY-MM-DD') as day, given::bigint, taken_back::bigint, spent::bigint,
           (coalesce(sum(change) over (order by day desc rows between unbounded preceding and 1 preceding), 0)
            - (select sum(balance) from ledger_account where id in ('sys:issued', 'sys:revenue')))::bigint as outstanding
    from by_day order by day desc`.execute(db);
  return rows;
}

/** What users have now: credits in paid and in promotional lots, in holds, and owed. */
export async function findOutstanding(db: Db) {
  const { rows } = await sql<{ paid: number; promotional: number; held: number; owed: number }>`
    select (select coalesce(sum(remaining), 0)::bigint from ledger_lot where remaining > 0 and paid) as paid,
           (select coalesce(sum(remaining), 0)::bigint from ledger_lot where remaining > 0 and not paid) as promotional,
           (select coalesce(sum(amount), 0)::bigint from ledger_hold where state = 'held') as held,
           (select -coalesce(sum(balance), 0)::bigint from ledger_account where id like 'user:%:debt') as owed`.execute(
    db,
  );
  return rows[0] ?? { paid: 0, promotional: 0, held: 0, owed: 0 };
}

/**
 * By model, most credits first: the runs that ended and were charged, and the requests to its vendor, also those of runs
 * that failed. `cost` is in millionths of a dollar, of the requests whose cost is known; null where none is.
 */
export async function findModels(db: Db, days: number, limit: number) {
  const { rows } = await sql<{
    kind: string;
    model: string;
    served_by: string;
    runs: number;
    charged: number;
    requests: number;
    not_told: number;
    cost: number | null;
  }>`
    with earned as (
      select kind, coalesce(recipe->>'model', kind) as model, served_by, count(*)::int as runs,
             sum(charged)::bigint as charged
      from run where finished_at >= ${since(days)} and charged > 0 group by 1, 2, 3
    ), asked as (
      select kind, coalesce(recipe->>'model', kind) as model, provider as served_by, count(*)::int as requests,
             (count(*) filter (where cost_micros is null))::int as not_told, sum(cost_micros)::bigint as cost
      from provider_request request join run on run.id = request.run_id
      where request.created_at >= ${since(days)} and provider <> 'embedded' group by 1, 2, 3
    )
    select kind, model, served_by, coalesce(runs, 0) as runs, coalesce(charged, 0)::bigint as charged,
           coalesce(requests, 0) as requests, coalesce(not_told, 0) as not_told,
           case when served_by = 'embedded' then 0 else cost end as cost
    from earned full join asked using (kind, model, served_by)
    order by charged desc, model, kind limit ${limit}`.execute(db);
  return rows;
}
