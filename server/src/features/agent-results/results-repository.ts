import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';
import type { AgentCollectionRow, AgentCollectionTable, RunCollectionRow, RunCollectionTable } from './tables';

/** How far back ended runs are looked for. */
const NOTICED_WITHIN = sql`interval '7 days'`;

export function findTarget(db: Db, userId: string, agentId: string): Promise<AgentCollectionRow | undefined> {
  return db
    .selectFrom('agent_collection')
    .selectAll()
    .where('user_id', '=', userId)
    .where('agent_id', '=', agentId)
    .executeTakeFirst();
}

/** Another collection counts from now on; the same one as before. */
export async function saveTarget(db: Db, row: Insertable<AgentCollectionTable>): Promise<void> {
  await db
    .insertInto('agent_collection')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'agent_id']).doUpdateSet({ collection_id: row.collection_id, name: row.name }),
    )
    .execute();
}

export async function dropTarget(db: Db, userId: string, agentId: string): Promise<void> {
  await db.deleteFrom('agent_collection').where('user_id', '=', userId).where('agent_id', '=', agentId).execute();
}

/** @param keeper the user whose own stays */
export async function dropAgentTargets(
  tx: Tx,
  { id, keeper }: { readonly id: string; readonly keeper: string | null },
): Promise<void> {
  await tx
    .deleteFrom('agent_collection')
    .where('agent_id', '=', id)
    .$if(keeper !== null, (query) => query.where('user_id', '<>', keeper))
    .execute();
}

/** An ended run whose results are to be put. */
export type EndedRun = Pick<AgentCollectionRow, 'user_id' | 'collection_id' | 'name'> & { readonly run_id: string };

/** Runs that ended since their user chose a collection, and of which nothing was put. */
export function findEndedRuns(db: Db, limit: number): Promise<EndedRun[]> {
  return db
    .selectFrom('run')
    .innerJoin('step_job', 'step_job.id', 'run.id')
    .innerJoin('agent_collection as target', (join) =>
      join.onRef('target.user_id', '=', 'step_job.user_id').onRef('target.agent_id', '=', 'step_job.agent_id'),
    )
    .leftJoin('run_collection as put', 'put.run_id', 'run.id')
    .select(['run.id as run_id', 'target.user_id', 'target.collection_id', 'target.name'])
    .where('run.kind', '=', 'steps')
    .where('run.finished_at', '>', sql<Date>`greatest(target.chosen_at, now() - ${NOTICED_WITHIN})`)
    .where('put.run_id', 'is', null)
    .orderBy('run.finished_at')
    .limit(limit)
    .execute();
}

/** The runs whose results are those of a run of steps: itself and its steps, also those it took over. */
export async function findMakers(tx: Tx, runId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('job_step')
    .select('run_id')
    .where('job_id', '=', runId)
    .where('run_id', 'is not', null)
    .execute();
  return [runId, ...rows.flatMap(({ run_id }) => run_id ?? [])];
}

/** @returns false where another process puts it */
export async function claimRun(tx: Tx, row: Insertable<RunCollectionTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('run_collection')
    .values(row)
    .onConflict((conflict) => conflict.column('run_id').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function saveItems(tx: Tx, runId: string, items: number): Promise<void> {
  await tx.updateTable('run_collection').set({ items }).where('run_id', '=', runId).execute();
}

export function findPut(db: Db, runId: string): Promise<RunCollectionRow | undefined> {
  return db.selectFrom('run_collection').selectAll().where('run_id', '=', runId).executeTakeFirst();
}
