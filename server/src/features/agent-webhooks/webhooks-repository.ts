import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';
import type { AgentWebhookRow, AgentWebhookTable } from './tables';

export function findWebhooks(db: Db, userId: string, agentId: string): Promise<AgentWebhookRow[]> {
  return db
    .selectFrom('agent_webhook')
    .selectAll()
    .where('user_id', '=', userId)
    .where('agent_id', '=', agentId)
    .orderBy('direction')
    .execute();
}

export function findWebhook(db: Db, id: string): Promise<AgentWebhookRow | undefined> {
  return db.selectFrom('agent_webhook').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function countWebhooks(tx: Tx, userId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('agent_webhook')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** @returns false, and nothing changes, where the id is taken or the agent has one of that direction */
export async function insertWebhook(tx: Tx, row: Insertable<AgentWebhookTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('agent_webhook')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** How long the secret before is taken too. */
const OVERLAP = sql`interval '24 hours'`;

/** Gives it another salt beside the one that it has. @returns undefined where the user has no such webhook */
export function updateSalt(db: Db, userId: string, id: string, salt: string) {
  return db
    .updateTable('agent_webhook')
    .set({ salt, old_salt: sql<string>`salt`, old_until: sql<Date>`now() + ${OVERLAP}` })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst();
}

/** Ends the salt before. @returns undefined where the user has no such webhook */
export function dropOldSalt(db: Db, userId: string, id: string) {
  return db
    .updateTable('agent_webhook')
    .set({ old_salt: null, old_until: null })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst();
}

/** What became of its last call. */
export async function updateLastCall(
  db: Db,
  id: string,
  outcome: Pick<AgentWebhookRow, 'last_run_id' | 'fault'>,
): Promise<void> {
  await db
    .updateTable('agent_webhook')
    .set({ ...outcome, last_at: new Date() })
    .where('id', '=', id)
    .execute();
}

/** Its deliveries go with it. @returns whether the user had it */
export async function dropWebhook(db: Db, userId: string, id: string): Promise<boolean> {
  const dropped = await db
    .deleteFrom('agent_webhook')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return dropped !== undefined;
}

/** Deletes an agent's webhooks of all users with their deliveries. @param keeper the user whose own stay */
export function dropAgentWebhooks(
  tx: Tx,
  { id, keeper }: { readonly id: string; readonly keeper: string | null },
): Promise<AgentWebhookRow[]> {
  return tx
    .deleteFrom('agent_webhook')
    .where('agent_id', '=', id)
    .$if(keeper !== null, (query) => query.where('user_id', '<>', keeper))
    .returningAll()
    .execute();
}
