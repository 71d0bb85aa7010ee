import type pg from 'pg';
import { WORKFLOW_VERSION } from './workflow-version';

/** A workflow that a process has claimed and that has not ended. */
export interface PendingWorkflow {
  readonly id: string;
  /** Null before any process has claimed it. */
  readonly executorId: string | null;
}

/** The workflows of this version that have begun: one statement, where the engine's own list takes four. */
export async function findPending(pool: pg.Pool): Promise<PendingWorkflow[]> {
  const { rows } = await pool.query<PendingWorkflow>(
    `select workflow_uuid as id, executor_id as "executorId" from dbos.workflow_status
     where status = 'PENDING' and application_version = $1 order by created_at`,
    [WORKFLOW_VERSION],
  );
  return rows;
}

/** Names of the queues in which workflows wait for room. */
export async function findWaitingQueues(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    "select distinct queue_name as name from dbos.workflow_status where status = 'ENQUEUED' and queue_name is not null",
  );
  return rows.map(({ name }) => name);
}
