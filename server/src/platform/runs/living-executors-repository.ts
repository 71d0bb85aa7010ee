import { sql } from 'kysely';
import type { Db } from '../db/database';
import { EXECUTOR_LOCK, nameOf, slotOf } from './executor-slot';

/** A living process with its executor name. */
export interface LivingExecutor {
  readonly executorId: string;
  /** Address and port that its connection to the database comes from; null for a local socket. */
  readonly from: string | null;
  readonly connectedAt: Date;
  /** Its last heartbeat; a process that misses several is stopped and loses its runs (`ExecutorSlot.endSilent`). */
  readonly seenAt: Date;
}

/** The living processes of this database, by the advisory locks they hold. Takes no lock itself. */
export async function livingExecutors(db: Db): Promise<LivingExecutor[]> {
  const { rows } = await sql<{ slot: number; from: string | null; connected_at: Date; seen_at: Date }>`
    select l.objid::int as slot, host(a.client_addr) || ':' || a.client_port as from, a.backend_start as connected_at,
      a.state_change as seen_at
    from pg_locks l join pg_stat_activity a using (pid)
    where l.locktype = 'advisory' and l.objsubid = 2 and l.granted and l.classid = ${EXECUTOR_LOCK}::oid
      and l.database = (select oid from pg_database where datname = current_database())
    order by 1`.execute(db);
  return rows.map((row) => ({
    executorId: nameOf(row.slot),
    from: row.from,
    connectedAt: row.connected_at,
    seenAt: row.seen_at,
  }));
}

/**
 * Does work while an executor name is locked, so that no living process has it.
 * @returns false, without doing the work, when a process has it
 */
export function whileExecutorIsDead(db: Db, executorId: string, work: () => Promise<void>): Promise<boolean> {
  const slot = slotOf(executorId);
  if (!Number.isInteger(slot)) return Promise.resolve(false);
  return db.connection().execute(async (connection) => {
    const { rows } = await sql<{ ok: boolean }>`
      select pg_try_advisory_lock(${EXECUTOR_LOCK}, ${slot}) as ok`.execute(connection);
    if (!rows[0]?.ok) return false;
    try {
      await work();
      return true;
    } finally {
      await sql`select pg_advisory_unlock(${EXECUTOR_LOCK}, ${slot})`.execute(connection);
    }
  });
}
