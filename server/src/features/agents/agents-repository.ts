import { sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';
import type { AgentContent, AgentRow, FoundAgent } from './tables';

const PAGE = 100;

/** Agents with what others see, and their copies by others. */
const found = (db: Db | Tx) =>
  db
    .selectFrom('agent')
    .leftJoin('agent_version', (join) =>
      join.onRef('agent_version.agent_id', '=', 'agent.id').onRef('agent_version.number', '=', 'agent.published'),
    )
    .selectAll('agent')
    .select([
      'agent_version.content as shown',
      sql<number>`(select count(*)::int from agent c
        where c.copied_from = agent.id::text and c.user_id <> agent.user_id)`.as('copies'),
    ]);

export function findAgent(db: Db | Tx, id: string): Promise<FoundAgent | undefined> {
  return found(db).where('agent.id', '=', id).executeTakeFirst();
}

/** A user's agents, or all published ones; newest first. */
export function findAgents(db: Db, userId: string | undefined): Promise<FoundAgent[]> {
  const query = found(db).orderBy('agent.created_at', 'desc').limit(PAGE);
  return (
    userId === undefined ? query.where('agent.published', 'is not', null) : query.where('agent.user_id', '=', userId)
  ).execute();
}

/** How often agents were copied that are no rows, by their ids. */
export async function countCopies(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('agent')
    .select(['copied_from', sql<number>`count(*)::int`.as('copies')])
    .where('copied_from', 'in', ids)
    .groupBy('copied_from')
    .execute();
  return new Map(rows.map(({ copied_from, copies }) => [copied_from ?? '', copies]));
}

export async function countOwnAgents(tx: Tx, userId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('agent')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

const toValues = ({ inputs, steps, dailyCap, ...content }: AgentContent) => ({
  ...content,
  daily_cap: dailyCap ?? null,
  inputs: JSON.stringify(inputs),
  steps: JSON.stringify(steps),
});

type NewAgent = Pick<AgentRow, 'id' | 'user_id' | 'copied_from'> & { readonly content: AgentContent };

/** @returns whether its id was free */
export async function insertAgent(tx: Tx, { content, ...row }: NewAgent): Promise<boolean> {
  const inserted = await tx
    .insertInto('agent')
    .values({ ...row, ...toValues(content), published: null })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Locks an own agent, so that two changes of it do not overwrite each other. */
export async function lockAgent(tx: Tx, userId: string, id: string): Promise<AgentRow | undefined> {
  return tx
    .selectFrom('agent')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}

export async function saveAgent(tx: Tx, id: string, content: AgentContent, published: number | null): Promise<void> {
  await tx
    .updateTable('agent')
    .set({ ...toValues(content), published, changed_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .execute();
}

export async function dropAgent(tx: Tx, userId: string, id: string): Promise<void> {
  await tx.deleteFrom('agent').where('id', '=', id).where('user_id', '=', userId).execute();
}
