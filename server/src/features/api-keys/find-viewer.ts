import type { Db } from '../../platform/db/database';
import type { Viewer } from '../../platform/http/route';
import { findUser } from '../users/user-service';
import { findLiving, updateLastUse } from './api-keys-repository';
import { toViewer } from './present';

/** Finds the viewer of a key or grant that works, and writes its use down; null for any other. */
export function createFindViewer(db: Db) {
  return async (by: Parameters<typeof findLiving>[1]): Promise<Viewer | null> => {
    const row = await findLiving(db, by);
    const user = row && (await findUser(db, row.user_id));
    if (!row || !user) return null;
    if (row.isStale) await updateLastUse(db, row.id);
    return toViewer(row, user);
  };
}
