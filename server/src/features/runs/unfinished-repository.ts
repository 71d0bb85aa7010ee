import { sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';
import type { RunRow } from './tables';
import { UNFINISHED } from './unfinished';

/** Marks a queued run as begun; a resumed one keeps its first start. @returns undefined when it has ended. */
export function beginRun(db: Db, id: string) {
  return db
    .updateTable('run')
    .set({ status: 'running', started_at: sql`coalesce(started_at, now())` })
    .where('id', '=', id)
    .where('status', 'in', UNFINISHED)
    .returningAll()
    .returning(sql<boolean>`started_at = now()`.as('is_first'))
    .$castTo<RunRow & { is_first: boolean }>()
    .executeTakeFirst();
}

/** @returns the run while it is under way. */
export function setProgress(db: Db, id: string, phase: string, progress: number | null) {
  return db
    .updateTable('run')
    .set({ phase, progress })
    .where('id', '=', id)
    .where('status', '=', 'running')
    .returning(['id', 'user_id'])
    .executeTakeFirst();
}

/** Requests cancellation. @returns the run when it had not ended */
export function requestCancel(db: Db, id: string) {
  return db
    .updateTable('run')
    .set({ cancel_requested_at: sql`coalesce(cancel_requested_at, now())` })
    .where('id', '=', id)
    .where('status', 'in', UNFINISHED)
    .returningAll()
    .$castTo<RunRow>()
    .executeTakeFirst();
}

/** Requests cancellation of a workflow's unfinished steps. @returns them */
export function cancelParts(tx: Tx, id: string) {
  return tx
    .updateTable('run')
    .set({ cancel_requested_at: sql`coalesce(cancel_requested_at, now())` })
    .where('part_of', '=', id)
    .where('status', 'in', UNFINISHED)
    .returning(['id', 'user_id'])
    .execute();
}

/** Locks a run that has not ended, for the transaction that ends it. */
export function lockUnfinished(tx: Tx, id: string) {
  return tx
    .selectFrom('run')
    .selectAll()
    .where('id', '=', id)
    .where('status', 'in', UNFINISHED)
    .forUpdate()
    .$castTo<RunRow>()
    .executeTakeFirst();
}

/** Whether a run's owner has cancelled it; reads only that column. */
export async function isCancelled(db: Db, id: string): Promise<boolean> {
  const run = await db.selectFrom('run').select('cancel_requested_at').where('id', '=', id).executeTakeFirst();
  return run?.cancel_requested_at != null;
}

/** The unfinished leaves of a run of steps. */
export function findUnfinishedLeaves(db: Db | Tx, id: string) {
  return db.selectFrom('run').select('id').where('leaf_of', '=', id).where('status', 'in', UNFINISHED).execute();
}

/** What the leaves of a run of steps were charged, in whole credits. */
export async function sumLeaves(tx: Tx, id: string): Promise<number> {
  const { charged } = await tx
    .selectFrom('run')
    .select(sql<number>`coalesce(sum(charged), 0)::int`.as('charged'))
    .where('leaf_of', '=', id)
    .executeTakeFirstOrThrow();
  return charged;
}

/** Shared lock of a run against its end: concurrent holders do not block each other. A cancelled run of steps takes no leaf. */
export function shareUnfinished(tx: Tx, id: string) {
  return tx
    .selectFrom('run')
    .select('id')
    .where('id', '=', id)
    .where('status', 'in', UNFINISHED)
    .where(({ eb, or }) => or([eb('kind', '<>', 'steps'), eb('cancel_requested_at', 'is', null)]))
    .forShare()
    .executeTakeFirst();
}
