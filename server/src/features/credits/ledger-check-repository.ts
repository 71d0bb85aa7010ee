import { sql } from 'kysely';
import type { Tx } from '../../platform/db/transaction';

/** Invariants of the ledger: each query finds rows that violate one and selects a sentence that names the row. */
const PROOFS = {
  'entries sum to zero': sql<{ problem: string }>`
    select 'all entries sum to ' || sum(amount) as problem from ledger_entry having sum(amount) <> 0`,
  'every movement balances': sql<{ problem: string }>`
    select 'movement ' || txn_id || ' sums to ' || sum(amount) as problem
    from ledger_entry group by txn_id having sum(amount) <> 0`,
  'balance is the fold of entries': sql<{ problem: string }>`
    select 'account ' || a.id || ' says ' || a.balance || ', its entries say ' || coalesce(sum(e.amount), 0) as problem
    from ledger_account a left join ledger_entry e on e.account_id = a.id
    group by a.id having a.balance <> coalesce(sum(e.amount), 0)`,
  'no balance is negative': sql<{ problem: string }>`
    select 'account ' || id || ' is at ' || balance as problem
    from ledger_account where balance < 0 and not allow_negative`,
  'one end per hold': sql<{ problem: string }>`
    select 'hold ' || h.id || ' is ' || h.state || ' with ' || count(t.id) || ' ends' as problem
    from ledger_hold h left join ledger_txn t on t.hold_id = h.id and t.kind in ('settle', 'refund')
    group by h.id, h.state having count(t.id) <> case when h.state = 'held' then 0 else 1 end`,
  'a reversal gives back at most what its hold earned': sql<{ problem: string }>`
    select 'hold ' || coalesce(t.hold_id::text, 'none') || ' gave back ' || coalesce(sum(e.amount), 0)
           || ' of ' || coalesce(h.settled, 0) as problem
    from ledger_txn t
    left join ledger_hold h on h.id = t.hold_id
    left join ledger_entry e on e.txn_id = t.id and e.account_id = 'user:' || h.user_id
    where t.kind = 'reversal' group by t.hold_id, h.settled
    having coalesce(sum(e.amount), 0) not between 1 and coalesce(h.settled, 0)`,
  'held accounts equal open holds': sql<{ problem: string }>`
    select 'account ' || a.id || ' holds ' || a.balance || ', open holds say ' || coalesce(sum(h.amount), 0) as problem
    from ledger_account a left join ledger_hold h on 'held:' || h.user_id = a.id and h.state = 'held'
    where a.id like 'held:%' group by a.id having a.balance <> coalesce(sum(h.amount), 0)`,
  'lots equal balances': sql<{ problem: string }>`
    select 'account ' || a.id || ' says ' || a.balance || ', its lots say ' || coalesce(sum(l.remaining), 0) as problem
    from ledger_account a left join ledger_lot l on 'user:' || l.user_id = a.id
    where a.id like 'user:%' and a.id not like 'user:%:debt'
    group by a.id having a.balance <> coalesce(sum(l.remaining), 0)`,
  'a lot is the fold of its entries': sql<{ problem: string }>`
    select 'lot ' || l.id || ' has ' || l.remaining || ', its entries say ' || coalesce(sum(e.amount), 0) as problem
    from ledger_lot l left join ledger_lot_entry e on e.lot_id = l.id
    group by l.id having l.remaining <> coalesce(sum(e.amount), 0)`,
  'lots change by what the balance does': sql<{ problem: string }>`
    select 'movement ' || e.txn_id || ' changed lots by ' || sum(e.amount) || ', the balance by '
           || coalesce(b.amount, 0) as problem
    from ledger_lot_entry e join ledger_lot l on l.id = e.lot_id
    left join ledger_entry b on b.txn_id = e.txn_id and b.account_id = 'user:' || l.user_id
    where e.txn_id is not null
    group by e.txn_id, b.amount having sum(e.amount) <> coalesce(b.amount, 0)`,
  'who owes has nothing to spend': sql<{ problem: string }>`
    select 'account ' || d.id || ' is at ' || d.balance || ' beside a balance of ' || coalesce(a.balance, 0) as problem
    from ledger_account d left join ledger_account a on d.id = a.id || ':debt'
    where d.id like 'user:%:debt' and (d.balance > 0 or (d.balance < 0 and coalesce(a.balance, 0) > 0))`,
  'every ended run closed its hold as it says': sql<{ problem: string }>`
    select 'run ' || r.id || ' charged ' || r.charged || ', its hold is ' || coalesce(h.state, 'missing') as problem
    from run r left join ledger_hold h on h.id = r.id
    where r.part_of is null and r.kind not in ('steps', 'upload') and r.charged is not null and (h.settled is distinct from r.charged)`,
  'every ended workflow charged what its steps did': sql<{ problem: string }>`
    select 'workflow ' || r.id || ' charged ' || r.charged || ', its steps ' || coalesce(sum(s.charged), 0) as problem
    from run r left join run_step s on s.run_id = r.id where r.kind = 'workflow' and r.charged is not null
    group by r.id having r.charged <> coalesce(sum(s.charged), 0)`,
  'every ended run of steps charged what its leaves did': sql<{ problem: string }>`
    select 'run ' || r.id || ' charged ' || r.charged || ', its leaves ' || coalesce(sum(l.charged), 0) as problem
    from run r left join run l on l.leaf_of = r.id where r.kind = 'steps' and r.charged is not null
    group by r.id having r.charged <> coalesce(sum(l.charged), 0)`,
  'a hold for every run but steps of workflows and photos': sql<{ problem: string }>`
    select 'run ' || r.id || case when h.id is null then ' has no hold' else ' holds beside its workflow' end as problem
    from run r left join ledger_hold h on h.id = r.id
    where (h.id is null) = (r.part_of is null and r.kind not in ('steps', 'upload'))`,
};

/** Every row that violates an invariant of the ledger, as a sentence after the invariant's name. */
export async function findProblems(tx: Tx): Promise<string[]> {
  const problems: string[] = [];
  for (const [rule, proof] of Object.entries(PROOFS))
    for (const { problem } of (await proof.execute(tx)).rows) problems.push(`${rule}: ${problem}`);
  return problems;
}

export async function countLedger(tx: Tx): Promise<{ accounts: number; movements: number; openHolds: number }> {
  const counts = await sql<{ accounts: number; movements: number; open_holds: number }>`
    select (select count(*) from ledger_account) as accounts, (select count(*) from ledger_txn) as movements,
           (select count(*) from ledger_hold where state = 'held') as open_holds`.execute(tx);
  const { accounts = 0, movements = 0, open_holds: openHolds = 0 } = counts.rows[0] ?? {};
  return { accounts, movements, openHolds };
}
