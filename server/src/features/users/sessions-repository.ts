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

/**
 * Replaces a session's token.
 * @param userId whose session it has to be, where given
 * @returns whether there was such a session
 */
export async function replaceToken(db: Db, token: string, fresh: string, userId?: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('session')
    .set({ token: fresh, isRenewalDue: false })
    .where('token', '=', token)
    .$if(userId !== undefined, (query) => query.where('userId', '=', userId ?? ''))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Marks all sessions of a user to get a new token with their next request. */
export async function markRenewalDue(db: Db | Tx, userId: string): Promise<void> {
  await db.updateTable('session').set({ isRenewalDue: true }).where('userId', '=', userId).execute();
}

/**
 * Prolongs a session whose last prolongation is `updateAge` ago.
 * @returns its token, when it was prolonged
 */
export async function prolongSession(
  db: Db,
  id: string,
  { expiresIn, updateAge }: { expiresIn: number; updateAge: number },
): Promise<string | undefined> {
  const row = await db
    .updateTable('session')
    .set({ expiresAt: sql<Date>`now() + make_interval(secs => ${expiresIn})`, updatedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .where('expiresAt', '<', sql<Date>`now() + make_interval(secs => ${expiresIn - updateAge})`)
    .returning('token')
    .executeTakeFirst();
  return row?.token;
}
