import type { Db } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';

/** better-auth's provider id of sign-in with a password. */
const PASSWORD = 'credential';

/** The current password of an address: hash, owner and when it was set; undefined when its account has none. */
export function findPassword(db: Db, email: string) {
  return db
    .selectFrom('account')
    .innerJoin('user', 'user.id', 'account.userId')
    .select(['account.password as hash', 'account.userId', 'account.updatedAt as setAt'])
    .where('user.email', '=', email)
    .where('account.providerId', '=', PASSWORD)
    .executeTakeFirst();
}

/** @returns whether the user had a password to replace */
export async function updatePassword(db: Db, userId: string, hash: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('account')
    // By this machine's clock, as known devices and better-auth write their times.
    .set({ password: hash, updatedAt: new Date() })
    .where('userId', '=', userId)
    .where('providerId', '=', PASSWORD)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whether a user signs in with a provider. */
export async function hasAccountOf(db: Db, userId: string, providerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .select('id')
    .where('userId', '=', userId)
    .where('providerId', '=', providerId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a provider's user is known here. @param accountId the provider's id of the user */
export async function hasAccount(tx: Tx, providerId: string, accountId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('account')
    .select('id')
    .where('providerId', '=', providerId)
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteAccountsOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('account').where('userId', '=', userId).execute();
}
