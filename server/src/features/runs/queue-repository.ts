import { sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';
import type { RunRow } from './tables';
import { UNFINISHED } from './unfinished';

type Queued = Pick<RunRow, 'user_id' | 'kind' | 'served_by'>;

/** The unfinished runs of a run's queue: a vendor's, or that of its kind's built-in engine. */
const inQueue = ({ kind, served_by: servedBy }: Queued) => sql`
  status in ('queued', 'running') and served_by = ${servedBy} and (served_by <> 'embedded' or kind = ${kind})`;

/** Name of the queue, as `queueOf` of the workflow engine gives it. */
const nameOf = ({ kind, served_by: servedBy }: Queued) => (servedBy === 'embedded' ? `embedded-${kind}` : servedBy);

/**
 * Number of runs that must end before each of these begins, by their ids, for those that are queued; in the queue's own
 * order, as if one process worked.
 */
export async function countAhead(db: Db, runs: readonly RunRow[]): Promise<ReadonlyMap<string, number>> {
  const queued = runs.filter(({ status }) => status === 'queued');
  if (queued.length === 0) return new Map();
  const row = (run: RunRow) => sql`(${run.id}, ${nameOf(run)}, ${run.user_id})`;
  const { rows } = await sql<{ id: string; ahead: number }>`
    select run.id, greatest(before.own - coalesce(q.partition_concurrency, 1) + 1,
                            before.everybody - coalesce(q.worker_concurrency, 1) + 1, 0)::int as ahead
    from (values ${sql.join(queued.map(row))}) run (id, queue, user_id)
    cross join lateral (
      select count(*) as everybody, count(*) filter (where w.queue_partition_key = run.user_id) as own
      from dbos.workflow_status w
      where w.queue_name = run.queue and (w.status = 'PENDING' or (w.status = 'ENQUEUED' and w.created_at <
        (select created_at from dbos.workflow_status where workflow_uuid = run.id)))) before
    left join dbos.queues q on q.name = run.queue`.execute(db);
  return new Map(rows.map(({ id, ahead }) => [id, ahead]));
}

/** Number of a user's unfinished runs of this kind, in this queue. */
export async function countUnfinished(tx: Tx, run: Queued): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from run
    where ${inQueue(run)} and user_id = ${run.user_id} and kind = ${run.kind}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Whether a run has waited for longer than some seconds, and not for its owner's other runs. */
export async function isQueueLate(tx: Tx, run: Queued, seconds: number): Promise<boolean> {
  const { rows } = await sql`
    select from run late
    where ${inQueue(run)} and status = 'queued' and created_at < now() - ${seconds} * interval '1 second'
      and (select count(*) from run where ${inQueue(run)} and status = 'running' and user_id = late.user_id)
        < (select coalesce(max(partition_concurrency), 1) from dbos.queues where name = ${nameOf(run)})
    limit 1`.execute(tx);
  return rows.length > 0;
}

/** An unfinished run that no workflow works on. */
export type StaleRun = RunRow & { readonly workflow: 'missing' | 'ended' };

/**
 * Unfinished runs, older than some seconds, whose workflow is missing or has ended, oldest first; runs of steps have no
 * workflow. One statement reads both tables, and a workflow ends its run before itself: a run that ends as it should is
 * never among them.
 */
export function findStale(db: Db, seconds: number): Promise<StaleRun[]> {
  return db
    .selectFrom('run')
    .leftJoin(sql<{ status: string; workflow_uuid: string }>`dbos.workflow_status`.as('own'), (join) =>
      join.on(sql<boolean>`own.workflow_uuid = run.id::text`),
    )
    .selectAll('run')
    .select(sql<StaleRun['workflow']>`case when own.status is null then 'missing' else 'ended' end`.as('workflow'))
    .where('run.status', 'in', UNFINISHED)
    .where('run.kind', '<>', 'steps')
    .where('run.created_at', '<', sql<Date>`now() - ${seconds} * interval '1 second'`)
    .where(sql<boolean>`coalesce(own.status, '') not in ('PENDING', 'ENQUEUED', 'DELAYED')`)
    .orderBy('run.created_at')
    .limit(200)
    .$castTo<StaleRun>()
    .execute();
}
