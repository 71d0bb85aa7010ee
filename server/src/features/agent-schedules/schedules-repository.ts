import type { Insertable } from 'kysely';
import type { Db } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';
import type { AgentScheduleRow, AgentScheduleTable } from './tables';

export function findSchedules(db: Db, userId: string, agentId: string): Promise<AgentScheduleRow[]> {
  return db
    .selectFrom('agent_schedule')
    .selectAll()
    .where('user_id', '=', userId)
    .where('agent_id', '=', agentId)
    .orderBy('created_at')
    .execute();
}

export function findSchedule(db: Db | Tx, id: string): Promise<AgentScheduleRow | undefined> {
  return db.selectFrom('agent_schedule').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function countSchedules(tx: Tx, userId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('agent_schedule')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** @returns false, and nothing changes, where the id is taken */
export async function insertSchedule(tx: Tx, row: Insertable<AgentScheduleTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('agent_schedule')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Those whose time has come, the longest due first. @param aside ids of those to leave out */
export function findDue(db: Db, now: Date, limit: number, aside: readonly string[]): Promise<AgentScheduleRow[]> {
  return db
    .selectFrom('agent_schedule')
    .selectAll()
    .where('next_at', '<=', now)
    .$if(aside.length > 0, (query) => query.where('id', 'not in', aside))
    .orderBy('next_at')
    .limit(limit)
    .execute();
}

/** What became of a time. @returns false where another process settled it, or it was changed meanwhile */
export async function settleTime(
  db: Db,
  { id, next_at: due }: AgentScheduleRow,
  outcome: Pick<AgentScheduleRow, 'next_at' | 'last_at' | 'last_run_id' | 'fault' | 'missed'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('agent_schedule')
    .set(outcome)
    .where('id', '=', id)
    .where('next_at', '=', due)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @returns undefined where the user has no such schedule */
export function updateNext(db: Db, userId: string, id: string, next: Date | null) {
  return db
    .updateTable('agent_schedule')
    .set({ next_at: next })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst();
}

/** @returns whether the user had it */
export async function dropSchedule(db: Db, userId: string, id: string): Promise<boolean> {
  const dropped = await db
    .deleteFrom('agent_schedule')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return dropped !== undefined;
}

/** Deletes an agent's schedules of all users. @param keeper the user whose own stay */
export function dropAgentSchedules(
  tx: Tx,
  { id, keeper }: { readonly id: string; readonly keeper: string | null },
): Promise<AgentScheduleRow[]> {
  return tx
    .deleteFrom('agent_schedule')
    .where('agent_id', '=', id)
    .$if(keeper !== null, (query) => query.where('user_id', '<>', keeper))
    .returningAll()
    .execute();
}
