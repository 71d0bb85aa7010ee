import { sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';
import type { ApiKeyRow } from './tables';

/** Grants of a user that work, newest first. */
export function findUserGrants(db: Db, userId: string): Promise<ApiKeyRow[]> {
  return db
    .selectFrom('api_key')
    .selectAll()
    .where('user_id', '=', userId)
    .where('client_id', 'is not', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/**
 * Changes the grant of a user to a program that works, and lets it work for some seconds at least.
 * @returns its id; undefined where there is none
 */
export async function updateGrant(
  tx: Tx,
  of: { userId: string; clientId: string },
  change: Pick<ApiKeyRow, 'name' | 'client_host' | 'scopes' | 'daily_cap'> & { seconds: number },
): Promise<string | undefined> {
  const { seconds, ...columns } = change;
  const row = await tx
    .updateTable('api_key')
    .set({ ...columns, expires_at: sql`greatest(expires_at, now() + make_interval(secs => ${seconds}))` })
    .where('user_id', '=', of.userId)
    .where('client_id', '=', of.clientId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Lets a grant work until some seconds from now. */
export async function updateGrantEnd(tx: Tx, id: string, seconds: number): Promise<void> {
  await tx
    .updateTable('api_key')
    .set({ expires_at: sql`now() + make_interval(secs => ${seconds})` })
    .where('id', '=', id)
    .execute();
}
