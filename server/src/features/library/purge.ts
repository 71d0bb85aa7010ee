import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../platform/db/database';
import { transact } from '../../platform/db/transaction';
import type { Storage } from '../../platform/storage/storage';
import { findExpired, lockExpired } from './library-repository';

const BATCH = 100;

/**
 * Forgets what was deleted and can no longer be taken back: its bytes first, then its row. Killed between the two it
 * does both again; two processes at once share the work.
 */
export async function purgeDeleted(db: Db, storage: Storage, log: FastifyBaseLogger): Promise<void> {
  for (const id of await findExpired(db, BATCH)) {
    try {
      await transact(db, async (tx) => {
        const asset = await lockExpired(tx, id);
        if (!asset) return;
        await storage.remove(asset.storage_key);
        await tx.deleteFrom('asset').where('id', '=', id).execute();
      });
    } catch (error) {
      log.error({ err: error, assetId: id }, 'a deleted picture could not be purged');
    }
  }
}
