import type { SessionInfo } from '@flint/shared/contracts/sessions';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database';
import { readDevice } from './device';

/** Where users are signed in. */
export interface Sessions {
  list(userId: string, currentId: string): Promise<SessionInfo[]>;
  /** @returns whether the user had such a session */
  end(userId: string, sessionId: string): Promise<boolean>;
  /** Ends all but one. @returns how many */
  endOthers(userId: string, keepId: string): Promise<number>;
}

export function createSessions(db: Db): Sessions {
  return {
    async list(userId, currentId) {
      const rows = await db
        .selectFrom('session')
        .select(['id', 'userAgent', 'createdAt', 'updatedAt'])
        .where('userId', '=', userId)
        .where('expiresAt', '>', sql<Date>`now()`)
        .orderBy('updatedAt', 'desc')
        .limit(100)
        .execute();
      return rows.map(({ id, userAgent, createdAt, updatedAt }) => ({
        id,
        ...readDevice(userAgent ?? ''),
        signedInAt: createdAt.toISOString(),
        lastSeenAt: updatedAt.toISOString(),
        current: id === currentId,
      }));
    },
    async end(userId, sessionId) {
      const { numDeletedRows } = await db
        .deleteFrom('session')
        .where('userId', '=', userId)
        .where('id', '=', sessionId)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
    async endOthers(userId, keepId) {
      const { numDeletedRows } = await db
        .deleteFrom('session')
        .where('userId', '=', userId)
        .where('id', '!=', keepId)
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}
