import type { RunKind } from '@flint/shared/contracts/kinds';
import { type Expression, type Insertable, type SqlBool, sql, type Updateable } from 'kysely';
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

/** A page of a user's runs. */
export interface WhichRuns {
  readonly limit: number;
  /** Only runs that began before this moment. */
  readonly before?: Date | undefined;
  /** The last run of the page before: exact where several began at one moment. */
  readonly beforeId?: string | undefined;
  readonly kind?: RunKind | undefined;
}

/** A user's runs, newest first. Without steps, which workflows show, and photos, which nobody ordered. */
export function findRunsOf(db: Db, userId: string, { limit, before, beforeId, kind }: WhichRuns) {
  return db
    .selectFrom('run')
    .selectAll()
    .where('user_id', '=', userId)
    .where('part_of', 'is', null)
    .where('leaf_of', 'is', null)
    .$if(before !== undefined || beforeId !== undefined, (query) => query.where(isBefore(userId, before, beforeId)))
    .where(kind === undefined ? isOrdered : isOfKind(kind))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .$castTo<RunRow>()
    .execute();
}

const isOrdered = sql<SqlBool>`kind <> 'upload'`;

/** Of a kind as calls show it: a workflow is a run of steps, or was made before those. */
const isOfKind = (kind: RunKind): Expression<SqlBool> =>
  kind === 'workflow'
    ? sql<SqlBool>`(kind = 'workflow' or (kind = 'steps' and recipe -> 'workflow' is not null))`
    : sql<SqlBool>`(kind = ${kind} and (kind <> 'steps' or recipe -> 'workflow' is null))`;

/** After a run in a list, by its exact moment; by the given one where there is no such run. */
const isBefore = (userId: string, before?: Date, id?: string): Expression<SqlBool> =>
  id === undefined
    ? sql<SqlBool>`created_at < ${before}`
    : sql<SqlBool>`(created_at, id) < (coalesce(
        (select cursor.created_at from run as cursor where cursor.id = ${id}::uuid and cursor.user_id = ${userId}),
        ${before ?? null}::timestamptz, 'infinity'), ${id}::uuid)`;

/** A user's latest runs, all that have not ended, and those of `watched`; newest first. */
export function findActivity(db: Db, userId: string, latest: number, watched: readonly string[]) {
  return db
    .selectFrom('run')
    .selectAll()
    .where('user_id', '=', userId)
    .where('part_of', 'is', null)
    .where('leaf_of', 'is', null)
    .where(isOrdered)
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
            .where('newest.leaf_of', 'is', null)
            .where('newest.kind', '<>', 'upload')
            .orderBy('newest.created_at', 'desc')
            .orderBy('newest.id', 'desc')
            .limit(latest),
        ),
      ]),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .$castTo<RunRow>()
    .execute();
}

/** Owner, request and trace of a run. */
export function findOrigin(db: Db, id: string) {
  return db
    .selectFrom('run')
    .select(['id', 'user_id', 'kind', 'request_id', 'traceparent'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The API key that ordered a run, if one did. */
export async function findRunKey(tx: Tx, id: string): Promise<{ id: string; name: string } | undefined> {
  const row = await tx.selectFrom('run').select(['api_key_id', 'api_key_name']).where('id', '=', id).executeTakeFirst();
  return row?.api_key_id ? { id: row.api_key_id, name: row.api_key_name ?? '' } : undefined;
}
