import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';
import type { RunRow, RunTable } from './tables';
import { UNFINISHED } from './unfinished';

/**
 * A run by its id. A row's recipe and output types follow from its kind, which the database types cannot express: hence
 * the cast.
 */
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

/** A user's runs, newest first, optionally only those created before a time. Without steps, which workflows show. */
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

/** Number of runs queued or in work before this one in its queue: a vendor's, or that of its kind's built-in engine. */
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

/** Owner, request and trace of a run. */
export function findOrigin(db: Db, id: string) {
  return db
    .selectFrom('run')
    .select(['id', 'user_id', 'kind', 'request_id', 'traceparent'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Unfinished runs older than some seconds, for the sweep of stale runs. */
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
