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

export async function deleteAllSessions(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('session').where('userId', '=', userId).execute();
}

interface Replacement {
  readonly token: string;
  readonly fresh: string;
  /** Whose session it has to be, where given. */
  readonly userId?: string;
}

/**
 * Replaces a session's token.
 * @returns the session's id, when there was one
 */
export async function replaceToken(db: Db | Tx, { token, fresh, userId }: Replacement): Promise<string | undefined> {
  const row = await db
    .updateTable('session')
    .set({ token: fresh, isRenewalDue: false })
    .where('token', '=', token)
    .$if(userId !== undefined, (query) => query.where('userId', '=', userId ?? ''))
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Keeps the token that a session had, instead of older ones. */
export async function keepReplacedToken(tx: Tx, sessionId: string, token: string): Promise<void> {
  await tx.deleteFrom('replaced_token').where('session_id', '=', sessionId).execute();
  await tx.insertInto('replaced_token').values({ token, session_id: sessionId }).execute();
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
