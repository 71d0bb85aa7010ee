import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';
import type { AgentEndingRow, AgentEndingTable } from './tables';

const KEPT = sql`interval '30 days'`;
const PAGE = 100;

export async function insertEndings(tx: Tx, rows: readonly Insertable<AgentEndingTable>[]): Promise<void> {
  if (rows.length > 0) await tx.insertInto('agent_ending').values(rows).execute();
}

/** Latest first. */
export function findEndings(db: Db, userId: string): Promise<AgentEndingRow[]> {
  return db
    .selectFrom('agent_ending')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('ended_at', 'desc')
    .limit(PAGE)
    .execute();
}

/** @returns whether the user had it */
export async function dropEnding(db: Db, userId: string, id: string): Promise<boolean> {
  const dropped = await db
    .deleteFrom('agent_ending')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return dropped !== undefined;
}

/** Users to mail. */
export async function findToMail(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('agent_ending')
    .select('user_id')
    .distinct()
    .where('to_mail', '=', true)
    .limit(limit)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** @returns those of a user that no other process mails */
export function claimMails(tx: Tx, userId: string): Promise<AgentEndingRow[]> {
  return tx
    .updateTable('agent_ending')
    .set({ to_mail: false })
    .where('user_id', '=', userId)
    .where('to_mail', '=', true)
    .returningAll()
    .execute();
}

export async function dropOldEndings(db: Db): Promise<void> {
  await db.deleteFrom('agent_ending').where('ended_at', '<', sql<Date>`now() - ${KEPT}`).execute();
}
