import { WAITING_PHASE } from '@flint/shared/contracts/runs';
import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';
import type { JobStepRow, JobStepTable, StepJobRow } from './tables';

/** A run of steps to insert. */
export type NewJob = StepJobRow;

const json = (value: unknown) => (value === null || value === undefined ? null : JSON.stringify(value));

export async function insertJob(tx: Tx, { graph, inputs, options, prices, ...row }: NewJob): Promise<void> {
  const data = { graph: json(graph), inputs: json(inputs), options: json(options), prices: json(prices) };
  await tx
    .insertInto('step_job')
    .values({ ...row, ...(data as Record<keyof typeof data, string>) })
    .execute();
}

export function findJob(db: Db | Tx, id: string) {
  return db.selectFrom('step_job').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function findJobs(db: Db, ids: readonly string[]): Promise<StepJobRow[]> {
  if (ids.length === 0) return [];
  return db.selectFrom('step_job').selectAll().where('id', 'in', ids).execute();
}

/** What a run of steps was started from. */
export type JobOrigin = 'template' | 'agent';

/** A user's runs of an origin, newest first. */
export function listJobs(db: Db, userId: string, limit: number, origin: JobOrigin) {
  return db
    .selectFrom('step_job')
    .innerJoin('run', 'run.id', 'step_job.id')
    .selectAll('step_job')
    .where('step_job.user_id', '=', userId)
    .where(sql<SqlBool>`run.recipe -> 'workflow' is null and run.recipe -> 'chain' is null`)
    .where('agent_id', origin === 'agent' ? 'is not' : 'is', null)
    .orderBy('run.created_at', 'desc')
    .limit(limit)
    .execute();
}

/**
 * Ids of all users' runs of steps that may be moved. One that waits for its owner is none: what its owner does takes it
 * on. One that stopped at the cap of its agent's day is one where it was looked at before a moment.
 */
export async function findJobsToMove(db: Db, lookedBefore: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('run')
    .select('id')
    .where('kind', '=', 'steps')
    .where('status', 'in', ['queued', 'running'])
    .where(({ eb, or, exists, selectFrom }) =>
      or([
        eb('phase', '<>', WAITING_PHASE),
        eb('cancel_requested_at', 'is not', null),
        exists(
          selectFrom('job_step')
            .innerJoin('step_job', 'step_job.id', 'job_step.job_id')
            .select('job_step.job_id')
            .whereRef('job_step.job_id', '=', 'run.id')
            .where('step_job.daily_cap', 'is not', null)
            .where('job_step.state', '=', 'paused')
            .where((paused) => paused.or([paused('started_at', 'is', null), paused('started_at', '<', lookedBefore)])),
        ),
      ]),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** Every step and item of a run, in the order of its graph. */
export function findJobSteps(db: Db | Tx, ids: readonly string[]): Promise<JobStepRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db.selectFrom('job_step').selectAll().where('job_id', 'in', ids).orderBy('position').orderBy('item').execute();
}

/** Inserts or replaces rows of steps. The run's row is locked, so that no other process changes them. */
export async function saveSteps(tx: Tx, rows: readonly JobStepRow[]): Promise<void> {
  for (const { input, output, ...row } of rows) {
    const values: Insertable<JobStepTable> = { ...row, input: json(input), output: json(output) };
    const { job_id: _job, step_id: _step, item: _item, ...change } = values;
    await tx
      .insertInto('job_step')
      .values(values)
      .onConflict((conflict) =>
        conflict.columns(['job_id', 'step_id', 'item']).doUpdateSet(change as Updateable<JobStepTable>),
      )
      .execute();
  }
}

/** Sets the cap of a run. Its row of `run` is locked. */
export async function setBudget(tx: Tx, id: string, budget: number): Promise<void> {
  await tx.updateTable('step_job').set({ budget }).where('id', '=', id).execute();
}

/** The caps of a run, which its owner may have changed until its row of `run` was locked. */
export function findCaps(tx: Tx, id: string) {
  return tx.selectFrom('step_job').select(['budget', 'daily_cap']).where('id', '=', id).executeTakeFirstOrThrow();
}

/** Lets a run go on past the cap of its agent's day. Its row of `run` is locked. */
export async function dropDailyCap(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('step_job').set({ daily_cap: null }).where('id', '=', id).execute();
}

/** Waits for other transactions that count the same agent's day. */
export async function lockAgentDay(tx: Tx, userId: string, agentId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`agent day ${userId} ${agentId}`}, 0))`.execute(tx);
}

/** Whole credits that steps of a user's runs of an agent cost since a moment, or may cost while they are under way. */
export async function sumAgentDay(tx: Tx, userId: string, agentId: string, since: Date): Promise<number> {
  const { sum } = await tx
    .selectFrom('job_step')
    .innerJoin('step_job', 'step_job.id', 'job_step.job_id')
    .leftJoin('run as leaf', 'leaf.id', 'job_step.run_id')
    .select(
      sql<number>`coalesce(sum(case
        when leaf.id is not null then coalesce(leaf.charged, leaf.price)
        when job_step.state = 'ordered' then (step_job.prices ->> job_step.step_id)::int
      end), 0)::int`.as('sum'),
    )
    .where('step_job.user_id', '=', userId)
    .where('step_job.agent_id', '=', agentId)
    .where('job_step.run_id', 'is not', null)
    .where('job_step.reused', '=', false)
    .where('job_step.started_at', '>=', since)
    .executeTakeFirstOrThrow();
  return sum;
}
