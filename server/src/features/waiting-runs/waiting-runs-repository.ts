import { sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';

/** A run of steps that only its owner can move, and what it waits for. */
export interface WaitingRun {
  readonly job_id: string;
  readonly user_id: string;
  readonly agent_id: string | null;
  /** The chain of tools that it carries out. */
  readonly chain: string | null;
  readonly title: string;
  readonly cause: string;
  /** Whether it waits for an answer; else for a higher cap. */
  readonly is_question: boolean;
}

/** Runs that wait, each with the first of its steps that does. */
const waiting = (db: Db | Tx) =>
  db
    .selectFrom('step_job')
    .innerJoin('run', 'run.id', 'step_job.id')
    .innerJoin('job_step', 'job_step.job_id', 'step_job.id')
    .distinctOn('step_job.id')
    .select(['step_job.id as job_id', 'step_job.user_id', 'step_job.agent_id', 'run.title'])
    .select([
      sql<string>`concat_ws(' ', job_step.state, job_step.step_id, job_step.item, step_job.budget)`.as('cause'),
      sql<boolean>`job_step.state = 'asking'`.as('is_question'),
      sql<string | null>`run.recipe -> 'chain' ->> 'id'`.as('chain'),
    ])
    .where('run.kind', '=', 'steps')
    .where('run.status', 'in', ['queued', 'running'])
    .where('job_step.state', 'in', ['asking', 'paused'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('job_step as going')
            .select('going.job_id')
            .whereRef('going.job_id', '=', 'step_job.id')
            .where('going.state', '=', 'ordered'),
        ),
      ),
    )
    .orderBy('step_job.id')
    .orderBy('job_step.state')
    .orderBy('job_step.position')
    .orderBy('job_step.item');

/** Notes since when each run waits. */
export async function insertSeen(db: Db): Promise<void> {
  await db
    .insertInto('waiting_run')
    .columns(['job_id', 'cause'])
    .expression((eb) => eb.selectFrom(waiting(db).as('now')).select(['now.job_id', 'now.cause']))
    .onConflict((conflict) => conflict.columns(['job_id', 'cause']).doNothing())
    .execute();
}

/** Runs that have waited for the same for some seconds, still do, and whose owner was not mailed. */
export function findUnmailed(db: Db, seconds: number, limit: number): Promise<WaitingRun[]> {
  return db
    .selectFrom(waiting(db).as('now'))
    .innerJoin('waiting_run', (join) =>
      join.onRef('waiting_run.job_id', '=', 'now.job_id').onRef('waiting_run.cause', '=', 'now.cause'),
    )
    .selectAll('now')
    .where('waiting_run.mailed_at', 'is', null)
    .where('waiting_run.seen_at', '<=', sql<Date>`clock_timestamp() - ${seconds} * interval '1 second'`)
    .limit(limit)
    .execute();
}

/** @returns false where another process mails it */
export async function claimMail(tx: Tx, { job_id: id, cause }: WaitingRun): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('waiting_run')
    .set({ mailed_at: new Date() })
    .where('job_id', '=', id)
    .where('cause', '=', cause)
    .where('mailed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
