import type { SessionInfo } from '@flint/shared/contracts/sessions';
import type { Db } from '../../../platform/db/database';
import { deleteOtherSessions, deleteSession, findSessions } from '../sessions-repository';
import { readDevice } from './device';

/** More devices than a user signs in on. */
const LISTED = 100;

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
      const rows = await findSessions(db, userId, LISTED);
      return rows.map(({ id, userAgent, createdAt, updatedAt }) => ({
        id,
        ...readDevice(userAgent ?? ''),
        signedInAt: createdAt.toISOString(),
        lastSeenAt: updatedAt.toISOString(),
        current: id === currentId,
      }));
    },
    end: (userId, sessionId) => deleteSession(db, userId, sessionId),
    endOthers: (userId, keepId) => deleteOtherSessions(db, userId, keepId),
  };
}
