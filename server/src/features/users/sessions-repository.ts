import { sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';

/** A user's sessions that have not expired, the most recently used first. */
export function findSessions(db: Db, userId: string, limit: number) {
  return db
    .selectFrom('session')
    .select(['id', 'userAgent', 'createdAt', 'updatedAt'])
    .where('userId', '=', userId)
    .where('expiresAt', '>', sql<Date>`now()`)
    .orderBy('updatedAt', 'desc')
    .limit(limit)
    .execute();
}

/** @returns whether the user had such a session */
export async function deleteSession(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** @returns how many */
export async function deleteOtherSessions(db: Db, userId: string, keptId: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('userId', '=', userId)
    .where('id', '!=', keptId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export async function deleteSessionByToken(db: Db, token: string): Promise<void> {
  await db.deleteFrom('session').where('token', '=', token).execute();
}

export async function deleteSessionsOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('session').where('userId', '=', userId).execute();
}
