import { CONVERSATION_KEPT_DAYS } from '@flint/shared/contracts/conversations';
import type { Db } from '../../platform/db/database';
import type { Storage } from '../../platform/storage/storage';
import { deleteUnsent } from './attachments-repository';
import { deleteConversation, findExpiredConversations, findForgotten, findStorageKeys } from './purge-repository';

const BATCH = 100;

/**
 * Forgets attachments that were never sent, and conversations that can no longer be taken back: files first, then rows,
 * so that it may be killed between the two.
 */
export async function purgeConversations(db: Db, storage: Storage): Promise<void> {
  for (const { id, storage_key } of await findForgotten(db, BATCH)) {
    if (storage_key) await storage.remove(storage_key);
    await deleteUnsent(db, id);
  }
  for (const id of await findExpiredConversations(db, CONVERSATION_KEPT_DAYS, BATCH)) {
    for (const key of await findStorageKeys(db, id)) if (key) await storage.remove(key);
    await deleteConversation(db, id);
  }
}
