import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../platform/db/database';
import { transact } from '../../platform/db/transaction';
import type { Storage } from '../../platform/storage/storage';
import { deleteAsset, findExpired, lockExpired } from './bin-repository';
import { findParts } from './library-repository';

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
        // Its parts' rows go with its own.
        const files = [asset, ...(await findParts(tx, [id]))];
        for (const { storage_key, poster_key } of files)
          for (const key of [storage_key, poster_key]) if (key) await storage.remove(key);
        await deleteAsset(tx, id);
      });
    } catch (error) {
      log.error({ err: error, assetId: id }, 'a deleted thing could not be purged');
    }
  }
}
