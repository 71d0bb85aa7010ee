import { sql } from 'kysely';
import type { Db } from '../../platform/db/database';

/** The workflow engine's record of a run; times in milliseconds since 1970. */
export interface EngineWorkflow {
  /** `ENQUEUED`, `PENDING` (in work), or an end. */
  readonly status: string;
  readonly queue: string | null;
  readonly executorId: string | null;
  readonly version: string | null;
  readonly attempts: number;
  readonly createdAt: number;
  readonly dequeuedAt: number | null;
}

/** A finished step; the engine records steps only when they end. */
export interface EngineStep {
  readonly name: string;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  readonly threw: boolean;
}

/** @returns undefined when the run was never queued */
export async function findWorkflow(db: Db, runId: string): Promise<EngineWorkflow | undefined> {
  const { rows } = await sql<EngineWorkflow>`
    select status, queue_name as queue, executor_id as "executorId", application_version as version,
           coalesce(recovery_attempts, 0) as attempts, created_at as "createdAt", started_at_epoch_ms as "dequeuedAt"
    from dbos.workflow_status where workflow_uuid = ${runId}`.execute(db);
  return rows[0];
}

/** The steps of a run that have ended, in order. */
export async function findEngineSteps(db: Db, runId: string): Promise<EngineStep[]> {
  const { rows } = await sql<EngineStep>`
    select function_name as name, started_at_epoch_ms as "startedAt", completed_at_epoch_ms as "endedAt",
           error is not null as threw
    from dbos.operation_outputs where workflow_uuid = ${runId} order by function_id`.execute(db);
  return rows;
}

/** Deadline of a begun run, in milliseconds since 1970, from the plan that its first step checkpointed. */
export async function findDeadline(db: Db, runId: string): Promise<number | undefined> {
  const { rows } = await sql<{ output: string | null }>`
    select output from dbos.operation_outputs where workflow_uuid = ${runId} and function_name = 'begin'`.execute(db);
  const found = /"deadline":(\d{12,})/.exec(rows[0]?.output ?? '')?.[1];
  return found === undefined ? undefined : Number(found);
}

/** Number of workflows queued before this one that still wait, and number in work. */
export async function countInQueue(db: Db, queue: string, before: number): Promise<{ ahead: number; working: number }> {
  const { rows } = await sql<{ ahead: number; working: number }>`
    select count(*) filter (where status = 'ENQUEUED' and created_at < ${before}) as ahead,
           count(*) filter (where status = 'PENDING') as working
    from dbos.workflow_status where queue_name = ${queue} and status in ('ENQUEUED', 'PENDING')`.execute(db);
  return rows[0] ?? { ahead: 0, working: 0 };
}

/** State of a queue; limits are per process and per user. */
export interface QueueLine {
  readonly queue: string;
  readonly waiting: number;
  readonly working: number;
  /** When the longest-waiting workflow was queued, in milliseconds since 1970. */
  readonly oldest: number | null;
  /** Users with work in it. */
  readonly users: number;
  readonly perProcess: number | null;
  readonly perUser: number | null;
  /** Executor names that work on it. */
  readonly executors: string[];
}

/** Every queue that is registered or not empty, by name. */
export async function findQueues(db: Db): Promise<QueueLine[]> {
  const { rows } = await sql<QueueLine>`
    with work as (
      select queue_name, status, created_at, queue_partition_key, executor_id
      from dbos.workflow_status where status in ('ENQUEUED', 'PENDING') and queue_name is not null
    )
    select coalesce(q.name, w.queue_name) as queue,
           count(w.status) filter (where w.status = 'ENQUEUED') as waiting,
           count(w.status) filter (where w.status = 'PENDING') as working,
           min(w.created_at) filter (where w.status = 'ENQUEUED') as oldest,
           count(distinct w.queue_partition_key) as users,
           q.worker_concurrency as "perProcess", q.partition_concurrency as "perUser",
           coalesce(array_agg(distinct w.executor_id) filter (where w.status = 'PENDING'), '{}') as executors
    from dbos.queues q full join work w on w.queue_name = q.name
    group by 1, q.worker_concurrency, q.partition_concurrency order by 1`.execute(db);
  return rows;
}
