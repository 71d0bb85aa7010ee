import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database';
import type { Auth } from '../auth';

/** Sets an account's password, its first one too, and ends the reset links that were mailed before. */
export async function setPassword(auth: Auth, db: Db, userId: string, newPassword: string): Promise<void> {
  const { internalAdapter, password } = await auth.$context;
  const hash = await password.hash(newPassword);
  const { numUpdatedRows } = await db
    .updateTable('account')
    .set({ password: hash, updatedAt: sql<Date>`now()` })
    .where('userId', '=', userId)
    .where('providerId', '=', 'credential')
    .executeTakeFirst();
  if (numUpdatedRows === 0n)
    await internalAdapter.linkAccount({ userId, providerId: 'credential', accountId: userId, password: hash });
  await db.deleteFrom('verification').where('value', '=', userId).execute();
}
