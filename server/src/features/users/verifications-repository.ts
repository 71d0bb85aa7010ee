import { sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';

/** Whether a code with this hash was sent for an identifier and has expired. */
export async function hasExpiredCode(db: Db, identifier: string, hash: string): Promise<boolean> {
  const found = await db
    .selectFrom('verification')
    .select('id')
    .where('identifier', '=', identifier)
    .where('expiresAt', '<', sql<Date>`now()`)
    .where(sql<string>`split_part(value, ':', 1)`, '=', hash)
    .executeTakeFirst();
  return found !== undefined;
}

/** Deletes reset links and codes whose value is the user's id. */
export async function deleteVerificationsOf(db: Db | Tx, userId: string): Promise<void> {
  await db.deleteFrom('verification').where('value', '=', userId).execute();
}

/** Deletes codes and links that expired more than a day ago. */
export async function deleteOldVerifications(db: Db): Promise<void> {
  await db.deleteFrom('verification').where('expiresAt', '<', sql<Date>`now() - interval '1 day'`).execute();
}
