import { randomUUID } from 'node:crypto';
import type { AccessWish } from '@flint/shared/contracts/api-keys';
import { CONNECTED_PROGRAMS_MAX, type ConnectedProgram } from '@flint/shared/contracts/connected-programs';
import { audit } from '../../platform/audit/audit';
import type { Db } from '../../platform/db/database';
import { isUuid } from '../../platform/db/is-uuid';
import { type Tx, transact } from '../../platform/db/transaction';
import { AppError, notFound } from '../../platform/http/app-error';
import type { Viewer } from '../../platform/http/route';
import { countLiving, insertKey, lockKey, updateToRevoked } from './api-keys-repository';
import { createFindViewer } from './find-viewer';
import { findUserGrants, updateGrant, updateGrantEnd } from './grants-repository';
import { presentAll, type ReadSpent } from './present';
import type { ApiKeyRow } from './tables';

/** What a user allows a program. */
interface Wish extends AccessWish {
  readonly userId: string;
  readonly clientId: string;
  /** What the program calls itself. */
  readonly name: string;
  /** Where its codes go, in words. */
  readonly host: string;
}

/** What users allow programs that they connect. A grant has the scopes, the cap and the lock of a key, and no secret. */
export interface Grants {
  /** Those that work, newest first. */
  list(userId: string): Promise<ConnectedProgram[]>;
  /**
   * Allows a program what its user wishes, for some seconds, until it has shown its code; audited. A program that is
   * connected keeps its grant and what it spent today.
   * @returns the grant's id
   * @throws AppError `conflict` for a user with {@link CONNECTED_PROGRAMS_MAX} others
   */
  allow(tx: Tx, wish: Wish, seconds: number): Promise<string>;
  /** Locks a grant that works until the transaction ends, and lets it work for some seconds from now. */
  prolong(tx: Tx, id: string, seconds: number): Promise<ApiKeyRow | undefined>;
  /** Ends a grant whose tokens another may have; audited. */
  endStolen(tx: Tx, id: string): Promise<void>;
  /** Ends a grant: its tokens are refused from the next call on; audited. @throws AppError `not_found` */
  end(userId: string, id: string): Promise<void>;
  /** The user and grant of an id; null for one that does not work. */
  viewerOf(id: string): Promise<Viewer | null>;
}

export function createGrants(db: Db, readSpent: ReadSpent): Grants {
  const findViewer = createFindViewer(db);

  async function revoke(tx: Tx, row: { userId: string; id: string }, actor: string, action: string) {
    const revoked = await updateToRevoked(tx, { ...row, kind: 'grant' });
    if (revoked) await audit(tx, { actor, action, target: row.id, detail: { name: revoked.name } });
    return revoked;
  }

  return {
    list: async (userId) =>
      presentAll(await findUserGrants(db, userId), readSpent, (row, access) => ({
        ...access,
        host: row.client_host ?? '',
      })),

    async allow(tx, { userId, clientId, name, host, scopes, dailyCap }, seconds) {
      const count = await countLiving(tx, userId, 'grant');
      const allowed = { name, client_host: host, scopes: [...new Set(scopes)], daily_cap: dailyCap };
      let id = await updateGrant(tx, { userId, clientId }, { ...allowed, seconds });
      if (id === undefined) {
        if (count >= CONNECTED_PROGRAMS_MAX)
          throw new AppError(
            'conflict',
            `You have ${CONNECTED_PROGRAMS_MAX} connected programs. Disconnect one that you no longer need.`,
          );
        id = randomUUID();
        await insertKey(tx, {
          ...{ ...allowed, id, user_id: userId, client_id: clientId, key_hash: null, start: '' },
          ...{ expires_at: null, revoked_at: null, last_used_at: null },
        });
        await updateGrantEnd(tx, id, seconds);
      }
      await audit(tx, { actor: userId, action: 'program.allow', target: id, detail: { name, host, scopes, dailyCap } });
      return id;
    },

    async prolong(tx, id, seconds) {
      const row = await lockKey(tx, id);
      if (!row || row.revoked_at || !row.client_id) return undefined;
      await updateGrantEnd(tx, id, seconds);
      return row;
    },

    async endStolen(tx, id) {
      const row = await lockKey(tx, id);
      if (row && !row.revoked_at) await revoke(tx, { userId: row.user_id, id }, 'system', 'program.stolen-token');
    },

    async end(userId, id) {
      const row = isUuid(id)
        ? await transact(db, (tx) => revoke(tx, { userId, id }, userId, 'program.disconnect'))
        : undefined;
      if (!row) throw notFound('connected program');
    },

    viewerOf: (id) => findViewer({ id }),
  };
}
