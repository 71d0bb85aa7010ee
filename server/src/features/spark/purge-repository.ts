import { sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';

/** Attachments that have been unsent for more than a day. */
export function findForgotten(db: Db, limit: number) {
  return db
    .selectFrom('spark_attachment')
    .select(['id', 'storage_key'])
    .where('message_id', 'is', null)
    .where('created_at', '<', sql<Date>`now() - interval '1 day'`)
    .limit(limit)
    .execute();
}

/** Ids of conversations deleted more than so many days ago. */
export async function findExpiredConversations(db: Db, days: number, limit: number): Promise<string[]> {
  const expired = await db
    .selectFrom('conversation')
    .select('id')
    .where('deleted_at', '<', sql<Date>`now() - ${days} * interval '1 day'`)
    .limit(limit)
    .execute();
  return expired.map(({ id }) => id);
}

/** Storage keys of a conversation's attachments; null for one without a file. */
export async function findStorageKeys(db: Db, conversationId: string): Promise<(string | null)[]> {
  const files = await db
    .selectFrom('spark_attachment as a')
    .innerJoin('spark_message as m', 'm.id', 'a.message_id')
    .select('a.storage_key')
    .where('m.conversation_id', '=', conversationId)
    .execute();
  return files.map(({ storage_key }) => storage_key);
}

/** Deletes a conversation with its messages. @returns the token of the link to it; null without one */
export async function deleteConversation(tx: Tx, id: string): Promise<string | null> {
  const gone = await tx.deleteFrom('conversation').where('id', '=', id).returning('share_token').executeTakeFirst();
  return gone?.share_token ?? null;
}
