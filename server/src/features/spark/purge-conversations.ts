import { CONVERSATION_KEPT_DAYS } from '@flint/shared/contracts/conversations';
import type { Db } from '../../platform/db/database';
import { transact } from '../../platform/db/transaction';
import type { Storage } from '../../platform/storage/storage';
import { deleteUnsent } from './attachments-repository';
import { deleteConversation, findExpiredConversations, findForgotten, findStorageKeys } from './purge-repository';
import { insertEndedShare } from './shares-repository';

const BATCH = 100;

/** Purges unsent attachments and expired conversations. Idempotent: deletes files first, then rows. */
export async function purgeConversations(db: Db, storage: Storage): Promise<void> {
  for (const { id, storage_key } of await findForgotten(db, BATCH)) {
    if (storage_key) await storage.remove(storage_key);
    await deleteUnsent(db, id);
  }
  for (const id of await findExpiredConversations(db, CONVERSATION_KEPT_DAYS, BATCH)) {
    for (const key of await findStorageKeys(db, id)) if (key) await storage.remove(key);
    await transact(db, async (tx) => {
      const token = await deleteConversation(tx, id);
      if (token !== null) await insertEndedShare(tx, token);
    });
  }
}
