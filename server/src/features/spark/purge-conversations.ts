import { CONVERSATION_KEPT_DAYS } from '@flint/shared/contracts/conversations';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import type { Storage } from '../../platform/storage/storage';
import { findForgotten } from './attachments-repository';

const BATCH = 100;

/**
 * Forgets attachments that were never sent, and conversations that can no longer be taken back: files first, then rows,
 * so that it may be killed between the two.
 */
export async function purgeConversations(db: Db, storage: Storage): Promise<void> {
  for (const { id, storage_key } of await findForgotten(db, BATCH)) {
    if (storage_key) await storage.remove(storage_key);
    await db.deleteFrom('spark_attachment').where('id', '=', id).where('message_id', 'is', null).execute();
  }
  const expired = await db
    .selectFrom('conversation')
    .select('id')
    .where('deleted_at', '<', sql<Date>`now() - ${CONVERSATION_KEPT_DAYS} * interval '1 day'`)
    .limit(BATCH)
    .execute();
  for (const { id } of expired) {
    const files = await db
      .selectFrom('spark_attachment as a')
      .innerJoin('spark_message as m', 'm.id', 'a.message_id')
      .select('a.storage_key')
      .where('m.conversation_id', '=', id)
      .execute();
    for (const { storage_key } of files) if (storage_key) await storage.remove(storage_key);
    await db.deleteFrom('conversation').where('id', '=', id).execute();
  }
}
