import type { StatementRow } from '@flint/shared/contracts/statement';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import { spendable } from './ledger-movement';
import type { HoldTable, TxnKind } from './tables';

/** All movements of a run, or a movement without one. */
export interface NetMovement {
  readonly id: number;
  readonly kind: TxnKind;
  readonly description: string;
  readonly amount: number;
  readonly balance_after: number;
  readonly hold_id: string | null;
  readonly state: Selectable<HoldTable>['state'] | null;
  readonly run_kind: StatementRow['kind'];
  readonly at: Date;
}

export interface StatementQuery {
  readonly userId: string;
  readonly filter: 'all' | 'in' | 'out' | 'held';
  /** Only rows before this id. */
  readonly before?: number | undefined;
  /** Absent: all rows. */
  readonly limit?: number;
}

/**
 * A user's movements, net for each run, newest first. A run stands at its latest movement, so that the balance after
 * each row is the sum of the rows up to it.
 */
export async function findStatement(db: Db, { userId, filter, before, limit }: StatementQuery): Promise<NetMovement[]> {
  const wanted = {
    all: sql`true`,
    in: sql`amount > 0`,
    out: sql`amount < 0 and state is distinct from 'held'`,
    held: sql`state = 'held'`,
  }[filter];
  const { rows } = await sql<NetMovement>`
    with net as (
      select max(t.id) as id, t.hold_id, sum(e.amount)::bigint as amount, max(t.at) as at,
             (array_agg(t.kind order by t.id))[1] as kind, (array_agg(t.description order by t.id))[1] as description
      from ledger_entry e join ledger_txn t on t.id = e.txn_id
      where e.account_id = ${spendable(userId)}
      group by t.hold_id, case when t.hold_id is null then t.id end
    ), running as (
      select net.*, sum(net.amount) over (order by net.id)::bigint as balance_after, h.state, r.kind as run_kind
      from net left join ledger_hold h on h.id = net.hold_id left join run r on r.id = net.hold_id
    )
    select * from running where ${wanted} and ${before === undefined ? sql`true` : sql`id < ${before}`}
    order by id desc ${limit === undefined ? sql`` : sql`limit ${limit}`}`.execute(db);
  return rows;
}

/** Open holds of a user, oldest first. */
export async function findHolds(db: Db, userId: string) {
  return db
    .selectFrom('ledger_hold as hold')
    .innerJoin('ledger_txn as txn', (join) =>
      join.onRef('txn.hold_id', '=', 'hold.id').on('txn.idem', '=', sql<string>`'reserve:' || hold.id`),
    )
    .select(['hold.id', 'hold.amount', 'txn.description', 'txn.at'])
    .where('hold.user_id', '=', userId)
    .where('hold.state', '=', 'held')
    .orderBy('txn.id')
    .execute();
}
