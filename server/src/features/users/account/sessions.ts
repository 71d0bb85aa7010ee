import type { SessionInfo } from '@flint/shared/contracts/sessions';
import type { Db } from '../../../platform/db/database';
import { deleteOtherSessions, deleteSession, findSessions } from '../sessions-repository';
import { readDevice } from './device';

/** More sessions than a user has devices. */
const LISTED = 100;

/** The list of a user's sessions. */
export interface Sessions {
  list(userId: string, currentId: string): Promise<SessionInfo[]>;
  /** @returns whether the user had such a session */
  end(userId: string, sessionId: string): Promise<boolean>;
  /** Ends all sessions but one. @returns how many */
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
