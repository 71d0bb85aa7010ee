import { audit } from '../../platform/audit/audit';
import type { Db } from '../../platform/db/database';
import { transact } from '../../platform/db/transaction';
import type { Viewer } from '../../platform/http/route';
import { actingUserId } from './acting-user';
import { hasUser } from './users-repository';

/**
 * `actingUserId` on this database. Audits every time that staff acts for another user; `action` names it in the audit
 * log, such as `credits.read`.
 */
export function createActingUser(db: Db) {
  return (viewer: Viewer, requested: string | undefined, action: string): Promise<string> =>
    actingUserId(viewer, requested, (userId) =>
      transact(db, async (tx) => {
        const found = await hasUser(tx, userId);
        if (found) await audit(tx, { actor: viewer.user.id, action, target: userId });
        return found;
      }),
    );
}
