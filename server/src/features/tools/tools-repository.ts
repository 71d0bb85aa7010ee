import type { RunStatus } from '@flint/shared/contracts/runs';
import { EDITION } from '@flint/shared/tools/limits/edition';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import type { Cursor } from '../../platform/http/cursor';
import type { ToolRunRow } from './tables';

export type NewToolRun = Pick<
  ToolRunRow,
  'run_id' | 'user_id' | 'tool' | 'input' | 'brand_profile_id' | 'part_of' | 'path'
>;

/** Inserts a use; idempotent. */
export async function insertToolRun(db: Db, row: NewToolRun): Promise<void> {
  await db
    .insertInto('tool_run')
    .values({ ...row, input: JSON.stringify(row.input) })
    .onConflict((conflict) => conflict.column('run_id').doNothing())
    .execute();
}

/** Deletes a use whose run was never accepted. */
export async function dropToolRun(db: Db, runId: string): Promise<void> {
  await db
    .deleteFrom('tool_run')
    .where('run_id', '=', runId)
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('run').select('run.id').where('run.id', '=', runId))))
    .execute();
}

export function findToolRun(db: Db, userId: string, runId: string) {
  return db
    .selectFrom('tool_run')
    .selectAll()
    .where('run_id', '=', runId)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** A user's uses by their runs, without rewritten parts and deleted ones. */
export async function findOwnUses(db: Db, userId: string, runIds: readonly string[]): Promise<ToolRunRow[]> {
  if (runIds.length === 0) return [];
  return db
    .selectFrom('tool_run')
    .selectAll()
    .where('run_id', 'in', runIds)
    .where('user_id', '=', userId)
    .where('part_of', 'is', null)
    .where('deleted_at', 'is', null)
    .execute();
}

/** Deletes or restores a use. @returns whether the user has it */
export async function markDeleted(db: Db, of: { userId: string; tool: string; runId: string }, deleted: boolean) {
  const marked = await db
    .updateTable('tool_run')
    .set({ deleted_at: deleted ? sql<Date>`coalesce(deleted_at, now())` : null })
    .where('run_id', '=', of.runId)
    .where('user_id', '=', of.userId)
    .where('tool', '=', of.tool as ToolRunRow['tool'])
    .where('part_of', 'is', null)
    .returning('run_id')
    .executeTakeFirst();
  return marked !== undefined;
}

interface Listed {
  readonly userId: string;
  readonly tool: string;
  /** All statuses if absent. */
  readonly statuses?: readonly RunStatus[] | undefined;
}

const EXACT = sql<string>`to_char(tool_run.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** Keyset pagination: up to `limit` uses of a tool after a cursor, newest first, without rewritten parts. */
export function findToolRuns(db: Db, of: Listed, limit: number, after?: Cursor) {
  const { statuses } = of;
  return db
    .selectFrom('tool_run')
    .innerJoin('run', 'run.id', 'tool_run.run_id')
    .selectAll('tool_run')
    .select(EXACT.as('created_at_exact'))
    .where('tool_run.user_id', '=', of.userId)
    .where('tool_run.tool', '=', of.tool as ToolRunRow['tool'])
    .where('tool_run.part_of', 'is', null)
    .where('tool_run.deleted_at', 'is', null)
    .$if(statuses !== undefined, (query) => query.where('run.status', 'in', statuses ?? []))
    .$if(after !== undefined, (query) => query.where(isAfter(after as Cursor)))
    .orderBy('tool_run.created_at', 'desc')
    .orderBy('tool_run.run_id', 'desc')
    .limit(limit)
    .execute();
}

/**
 * Up to `limit` answers after a cursor, newest first, written or last edited under an earlier edition of the rulebook.
 */
export function findOlderAnswers(
  db: Db,
  of: { userId: string; tool?: string | undefined },
  limit: number,
  after?: Cursor,
) {
  return db
    .selectFrom('tool_run')
    .innerJoin('run', 'run.id', 'tool_run.run_id')
    .select(['tool_run.run_id', 'tool_run.tool', 'tool_run.input', 'tool_run.edited', 'tool_run.created_at'])
    .select([
      sql<unknown>`run.output -> 'value'`.as('output'),
      sql<string | null>`case when edited is null then run.output ->> 'edition' else edited_edition end`.as('edition'),
      EXACT.as('created_at_exact'),
    ])
    .where('tool_run.user_id', '=', of.userId)
    .where('tool_run.part_of', 'is', null)
    .where('tool_run.deleted_at', 'is', null)
    .where('run.kind', '=', 'tool')
    .where('run.status', '=', 'completed')
    .where(
      sql<SqlBool>`case when edited is null then run.output ->> 'edition' else edited_edition end is distinct from ${EDITION}`,
    )
    .$if(of.tool !== undefined, (query) => query.where('tool_run.tool', '=', of.tool as ToolRunRow['tool']))
    .$if(after !== undefined, (query) => query.where(isAfter(after as Cursor)))
    .orderBy('tool_run.created_at', 'desc')
    .orderBy('tool_run.run_id', 'desc')
    .limit(limit)
    .execute();
}

const isAfter = ({ at, id }: Cursor): Expression<SqlBool> =>
  sql<SqlBool>`(tool_run.created_at, tool_run.run_id) < (${at}::timestamptz, ${id}::uuid)`;

/** The rewritten parts of these uses, the newest first. */
export async function findParts(db: Db, runIds: readonly string[]) {
  if (runIds.length === 0) return [];
  return db.selectFrom('tool_run').selectAll().where('part_of', 'in', runIds).orderBy('created_at', 'desc').execute();
}

/** Stores the owner's edit; null restores the original. */
export async function saveEdit(db: Db, runId: string, edited: object | null): Promise<void> {
  await db
    .updateTable('tool_run')
    .set({
      edited: edited && JSON.stringify(edited),
      edited_at: edited && new Date(),
      edited_edition: edited && EDITION,
    })
    .where('run_id', '=', runId)
    .execute();
}
