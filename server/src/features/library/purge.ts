import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../platform/db/database';
import { transact } from '../../platform/db/transaction';
import type { Storage } from '../../platform/storage/storage';
import { deleteAsset, emptyRun, findExpired, lockExpired } from './bin-repository';
import { findParts } from './library-repository';

const BATCH = 100;

/**
 * Purges expired items: bytes first, then the row. Idempotent: killed between the two, both are done again. Concurrent
 * processes share the work by row locks.
 */
export async function purgeDeleted(db: Db, storage: Storage, log: FastifyBaseLogger): Promise<void> {
  for (const id of await findExpired(db, BATCH)) {
    try {
      await transact(db, async (tx) => {
        const asset = await lockExpired(tx, id);
        if (!asset) return;
        // The parts' rows are deleted with the item's.
        const files = [asset, ...(await findParts(tx, [id]))];
        for (const { storage_key, poster_key } of files)
          for (const key of [storage_key, poster_key]) if (key) await storage.remove(key);
        if (asset.role === 'words') await emptyRun(tx, asset.run_id);
        await deleteAsset(tx, id);
      });
    } catch (error) {
      log.error({ err: error, assetId: id }, 'a deleted thing could not be purged');
    }
  }
}
