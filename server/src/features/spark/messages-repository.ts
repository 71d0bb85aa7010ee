import type { ServedBy } from '@flint/shared/contracts/providers';
import type { ChatOutput } from '@flint/shared/contracts/recipes/chat';
import type { RunStatus } from '@flint/shared/contracts/runs';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';
import type { SparkMessageTable } from './tables';

/** A message with the columns of its run. */
export interface MessageRow {
  readonly id: string;
  readonly conversation_id: string;
  readonly parent_id: string | null;
  readonly role: 'user' | 'assistant';
  readonly content: string | null;
  readonly continues: boolean;
  readonly model: string | null;
  readonly run_id: string | null;
  readonly created_at: Date;
  readonly status: RunStatus | null;
  readonly output: ChatOutput | null;
  readonly note: string | null;
  readonly price: number | null;
  readonly charged: number | null;
  readonly served_by: ServedBy | null;
}

const COLUMNS = sql`m.id, m.conversation_id, m.parent_id, m.role, m.content, m.continues, m.model, m.run_id, m.created_at,
  r.status, r.output, r.message as note, r.price, r.charged, r.served_by`;

export async function insertMessage(tx: Tx, row: Insertable<SparkMessageTable>): Promise<void> {
  await tx.insertInto('spark_message').values(row).execute();
}

/** The branch that ends with a message, the oldest first; at most its last `limit` messages. */
export async function findBranch(
  db: Db | Tx,
  conversationId: string,
  leafId: string,
  limit: number,
): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    with recursive branch as (
      select id, parent_id, 1 as depth from spark_message where id = ${leafId} and conversation_id = ${conversationId}
      union all
      select m.id, m.parent_id, branch.depth + 1 from branch join spark_message m on m.id = branch.parent_id
      where branch.depth < ${limit}
    )
    select ${COLUMNS} from branch join spark_message m using (id) left join run r on r.id = m.run_id
    order by branch.depth desc`.execute(db);
  return rows;
}

/** Every message of a conversation, the oldest first. */
export async function findAll(db: Db, conversationId: string): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select ${COLUMNS} from spark_message m left join run r on r.id = m.run_id
    where m.conversation_id = ${conversationId} order by m.position`.execute(db);
  return rows;
}

/** A message of a user's own conversations that are not deleted, by its id or its run's. */
export async function findMessage(db: Db | Tx, userId: string, id: string): Promise<MessageRow | undefined> {
  const { rows } = await sql<MessageRow>`
    select ${COLUMNS} from spark_message m
    join conversation c on c.id = m.conversation_id and c.user_id = ${userId} and c.deleted_at is null
    left join run r on r.id = m.run_id where m.id = ${id}`.execute(db);
  return rows[0];
}

/** The siblings of messages: those with the same parent, the oldest first. */
export async function findSiblings(
  db: Db | Tx,
  conversationId: string,
  parents: readonly (string | null)[],
): Promise<Map<string | null, string[]>> {
  const { rows } = await sql<{ parent_id: string | null; ids: string[] }>`
    select parent_id, array_agg(id order by position) as ids from spark_message
    where conversation_id = ${conversationId}
      and (parent_id = any(${parents.filter((id) => id !== null)}::uuid[]) or (parent_id is null and ${parents.includes(null)}))
    group by parent_id`.execute(db);
  return new Map(rows.map(({ parent_id, ids }) => [parent_id, ids]));
}

/** The newest leaf below a message. */
export async function findNewestEnd(db: Db | Tx, id: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    with recursive down as (
      select id, position from spark_message where id = ${id}
      union all
      select m.id, m.position from down join spark_message m on m.parent_id = down.id
    )
    select id from down order by position desc limit 1`.execute(db);
  return rows[0]?.id ?? id;
}

/** The answer being written in each conversation, the newest of several. */
export async function findAnswering(db: Db | Tx, conversationIds: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ conversation_id: string; id: string }>`
    select distinct on (m.conversation_id) m.conversation_id, m.id from spark_message m join run r on r.id = m.run_id
    where m.conversation_id = any(${conversationIds}::uuid[]) and r.status in ('queued', 'running')
    order by m.conversation_id, m.position desc`.execute(db);
  return new Map(rows.map(({ conversation_id, id }) => [conversation_id, id]));
}
