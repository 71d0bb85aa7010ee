import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';
import type { ConversationRow, ConversationTable } from './tables';

/** A conversation in a list, with its sort key and the search's excerpt. */
export type ListedRow = ConversationRow & {
  readonly at: string;
  readonly snippet: string | null;
  readonly message_id: string | null;
};

/** Keyset pagination: a position in the list of conversations. */
export interface ListPosition {
  readonly pinned: boolean;
  readonly at: string;
  readonly id: string;
}

const AT = sql<string>`to_char(c.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
/** Options of `ts_headline`; the markers are characters that no text contains. */
const HEADLINE = 'StartSel=\u0002,StopSel=\u0003,MaxWords=24,MinWords=12,MaxFragments=1';

/** A page of a user's conversations; with `words`, a tsquery, those that match. */
export async function findConversations(
  db: Db,
  userId: string,
  {
    words,
    deleted,
    after,
    limit,
  }: { words?: string | undefined; deleted: boolean; after?: ListPosition | undefined; limit: number },
): Promise<ListedRow[]> {
  const found = words === undefined ? sql`select null::text as snippet, null::uuid as message_id` : passage(words);
  const { rows } = await sql<ListedRow>`
    select c.*, ${AT} as at, found.snippet, found.message_id
    from conversation c left join lateral (${found}) found on true
    where c.user_id = ${userId} and (c.deleted_at is not null) = ${deleted}
      ${words === undefined ? sql`` : sql`and (c.words @@ ${words}::tsquery or found.message_id is not null)`}
      ${after ? sql`and (c.pinned, c.updated_at, c.id) < (${after.pinned}, ${after.at}::timestamptz, ${after.id}::uuid)` : sql``}
    order by c.pinned desc, c.updated_at desc, c.id desc
    limit ${limit}`.execute(db);
  return rows;
}

const passage = (words: string) => sql`
  select ts_headline('simple', left(m.content, 20000), ${words}::tsquery, ${HEADLINE}) as snippet, m.id as message_id
  from spark_message m where m.conversation_id = c.id and m.words @@ ${words}::tsquery
  order by m.position desc limit 1`;

export function findConversation(db: Db | Tx, userId: string, id: string, deleted = false) {
  return db
    .selectFrom('conversation')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', deleted ? 'is not' : 'is', null)
    .executeTakeFirst();
}

export async function insertConversation(tx: Tx, row: Insertable<ConversationTable>): Promise<void> {
  await tx.insertInto('conversation').values(row).execute();
}

/** @returns whether it was inserted; nothing changes when the id exists */
export async function insertConversationOnce(tx: Tx, row: Insertable<ConversationTable>): Promise<boolean> {
  const made = await tx
    .insertInto('conversation')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

/** @returns undefined when it is no conversation of the user's, or a deleted one */
export function changeConversation(
  db: Db | Tx,
  userId: string,
  id: string,
  change: Partial<Omit<ConversationRow, 'id' | 'user_id' | 'words' | 'created_at'>>,
  deleted = false,
) {
  return db
    .updateTable('conversation')
    .set(change)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', deleted ? 'is not' : 'is', null)
    .returningAll()
    .executeTakeFirst();
}
