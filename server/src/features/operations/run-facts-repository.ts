import type { Db } from '../../platform/db/database';
import type { RunRow } from '../runs/tables';

/** Everything our own tables store about a run. */
export type RunFacts = NonNullable<Awaited<ReturnType<typeof findRunFacts>>>;

/** @returns undefined for an unknown id */
export async function findRunFacts(db: Db, id: string) {
  const run = await db.selectFrom('run').selectAll().where('id', '=', id).$castTo<RunRow>().executeTakeFirst();
  if (!run) return undefined;
  const [owner, hold, movements, requests, assets, steps, parts, retries, audited] = await Promise.all([
    db.selectFrom('user').select('email').where('id', '=', run.user_id).executeTakeFirst(),
    db.selectFrom('ledger_hold').selectAll().where('id', '=', id).executeTakeFirst(),
    db
      .selectFrom('ledger_txn as txn')
      .innerJoin('ledger_entry as entry', 'entry.txn_id', 'txn.id')
      .select(['txn.id', 'txn.kind', 'txn.at', 'entry.account_id', 'entry.amount'])
      .where('txn.hold_id', '=', id)
      .orderBy('txn.id')
      .execute(),
    db.selectFrom('provider_request').selectAll().where('run_id', '=', id).orderBy('position').execute(),
    db
      .selectFrom('asset')
      .select(['id', 'position', 'role', 'content_type', 'bytes', 'created_at', 'deleted_at'])
      .where('run_id', '=', id)
      .orderBy('position')
      .execute(),
    db.selectFrom('run_step').selectAll().where('run_id', '=', id).orderBy('position').execute(),
    db.selectFrom('run').select(['id', 'kind', 'status']).where('part_of', '=', id).orderBy('created_at').execute(),
    db
      .selectFrom('run_retry')
      .selectAll()
      .where(({ or, eb }) => or([eb('run_id', '=', id), eb('new_run_id', '=', id)]))
      .orderBy('asked_at')
      .execute(),
    db
      .selectFrom('audit')
      .select(['actor', 'action', 'at'])
      .where('target', '=', id)
      .where('action', 'like', 'run.%')
      .orderBy('id')
      .execute(),
  ]);
  return { run, email: owner?.email ?? null, hold, movements, requests, assets, steps, parts, retries, audited };
}
