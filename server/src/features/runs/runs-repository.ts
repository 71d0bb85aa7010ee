import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';
import { notifyingMore } from '../../platform/runs/signals-repository';
import type { RunRow, RunTable } from './tables';

const UNFINISHED = ['queued', 'running'] as const;

/** Which recipe and output a row has follows from its kind; the database's types cannot say so, hence the casts. */
export async function findRun(db: Db | Tx, id: string) {
  return db.selectFrom('run').selectAll().where('id', '=', id).$castTo<RunRow>().executeTakeFirst();
}

export async function findRuns(db: Db | Tx, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db.selectFrom('run').selectAll().where('id', 'in', ids).$castTo<RunRow>().execute();
}

/** @returns the new run; undefined, and nothing changes, when its id is taken */
export function insertRun(tx: Tx, row: Insertable<RunTable>): Promise<RunRow | undefined> {
  return tx
    .insertInto('run')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returningAll()
    .$castTo<RunRow>()
    .executeTakeFirst();
}

export async function updateRun(tx: Tx, id: string, change: Updateable<RunTable>): Promise<void> {
  await tx.updateTable('run').set(change).where('id', '=', id).execute();
}

/** A user's runs, newest first, optionally only those made before a moment. Steps are shown by their workflow. */
export function findRunsOf(db: Db, userId: string, limit: number, before?: Date) {
  return db
    .selectFrom('run')
    .selectAll()
    .where('user_id', '=', userId)
    .where('part_of', 'is', null)
    .$if(before !== undefined, (query) => query.where('created_at', '<', before as Date))
    .orderBy('created_at', 'desc')
    .limit(limit)
    .$castTo<RunRow>()
    .execute();
}

/** A user's latest runs, all that have not ended, and those of `watched`; newest first. */
export function findActivity(db: Db, userId: string, latest: number, watched: readonly string[]) {
  return db
    .selectFrom('run')
    .selectAll()
    .where('user_id', '=', userId)
    .where('part_of', 'is', null)
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('status', 'in', UNFINISHED),
        eb('id', '=', sql<string>`any(${watched}::uuid[])`),
        eb(
          'id',
          'in',
          selectFrom('run as newest')
            .select('newest.id')
            .where('newest.user_id', '=', userId)
            .where('newest.part_of', 'is', null)
            .orderBy('newest.created_at', 'desc')
            .limit(latest),
        ),
      ]),
    )
    .orderBy('created_at', 'desc')
    .$castTo<RunRow>()
    .execute();
}

/** How many runs wait or work before this one for the same maker: a vendor, or the built-in engine of its kind. */
export async function countAhead(db: Db, run: RunRow): Promise<number> {
  const row = await db
    .selectFrom('run')
    .select(sql<number>`count(*)`.as('ahead'))
    .where('status', 'in', UNFINISHED)
    .where('served_by', '=', run.served_by)
    .$if(run.served_by === 'embedded', (query) => query.where('kind', '=', run.kind))
    .where('created_at', '<', run.created_at)
    .executeTakeFirstOrThrow();
  return row.ahead;
}

/** Marks a queued run as begun; a resumed one keeps its first start. @returns undefined when it has ended. */
export function beginRun(db: Db, id: string) {
  return db
    .updateTable('run')
    .set({ status: 'running', started_at: sql`coalesce(started_at, now())` })
    .where('id', '=', id)
    .where('status', 'in', UNFINISHED)
    .returningAll()
    .$castTo<RunRow>()
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

/** Notes the wish to stop. @returns the run when it had not ended. */
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

/** Asks the steps of a workflow that are under way to stop. @returns them */
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

/** What a run has brought so far: units, the credits accrued by them, and its output as JSON. */
interface DeliveredRow {
  readonly units: number;
  readonly accrued: number;
  readonly output: string | null;
}

const toColumns = ({ units, accrued, output }: DeliveredRow) => ({ units, earned: accrued, output });

/** What a run has brought, written down unless it has ended. @param more whether it replaces what was written before */
export async function deliverUnfinished(
  tx: Db | Tx,
  id: string,
  delivered: DeliveredRow,
  more: boolean,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('run')
    .set(toColumns(delivered))
    .where('id', '=', id)
    .where('status', 'in', UNFINISHED)
    .$if(!more, (run) => run.where('units', 'is', null))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * What a run has brought so far, written down and told in one statement: one commit, and no way to the database and back
 * between the two. @returns false, and nobody is told, when it has ended
 */
export async function deliverMore(db: Db, id: string, delivered: DeliveredRow): Promise<boolean> {
  const told = await db
    .with('kept', (query) =>
      query
        .updateTable('run')
        .set(toColumns(delivered))
        .where('id', '=', id)
        .where('status', 'in', UNFINISHED)
        .returning('id'),
    )
    .selectFrom('kept')
    .select(({ ref }) => notifyingMore(ref('kept.id')).as('told'))
    .execute();
  return told.length > 0;
}

/** Sets a run's delivered units to the things it has; what came with a thing is none by itself. */
export async function countUnits(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('run')
    .set({ units: sql<number>`(select count(*) from asset where run_id = run.id and part_of is null)` })
    .where('id', '=', id)
    .execute();
}

/** Whether a run's owner has cancelled it; nothing else of it is read. */
export async function isCancelled(db: Db, id: string): Promise<boolean> {
  const run = await db.selectFrom('run').select('cancel_requested_at').where('id', '=', id).executeTakeFirst();
  return run?.cancel_requested_at != null;
}

/** Locks a run against its end, beside others who do the same. */
export function shareUnfinished(tx: Tx, id: string) {
  return tx
    .selectFrom('run')
    .select('id')
    .where('id', '=', id)
    .where('status', 'in', UNFINISHED)
    .forShare()
    .executeTakeFirst();
}

/** Unfinished runs older than a few seconds: the sweeper asks what became of them. */
export function findStale(db: Db, seconds: number) {
  return db
    .selectFrom('run')
    .selectAll()
    .where('status', 'in', UNFINISHED)
    .where('created_at', '<', sql<Date>`now() - ${seconds} * interval '1 second'`)
    .orderBy('created_at')
    .limit(200)
    .$castTo<RunRow>()
    .execute();
}
