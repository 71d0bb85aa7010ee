import type { Db } from '../../platform/db/database';

/** The hash of an address's password as it is kept now; undefined when no password opens an account of it. */
export async function passwordHashOf(db: Db, email: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('account')
    .innerJoin('user', 'user.id', 'account.userId')
    .select('account.password')
    .where('user.email', '=', email)
    .where('account.providerId', '=', 'credential')
    .executeTakeFirst();
  return row?.password ?? undefined;
}

/** Ends the session of a token. */
export async function endSession(db: Db, token: string): Promise<void> {
  await db.deleteFrom('session').where('token', '=', token).execute();
}
