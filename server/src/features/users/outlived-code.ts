import { sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import { hashCode } from './auth';

/**
 * Tells a right code that came too late from a wrong one. Only who holds the code learns that it existed,
 * so nobody else can find out which addresses have an account.
 */
export async function isOutlivedCode(db: Db, secret: string, email: string, code: string): Promise<boolean> {
  const hash = hashCode(secret, code);
  const found = await db
    .selectFrom('verification')
    .select('id')
    .where('identifier', '=', `email-verification-otp-${email}`)
    .where('expiresAt', '<', sql<Date>`now()`)
    .where(sql<string>`split_part(value, ':', 1)`, '=', hash)
    .executeTakeFirst();
  return found !== undefined;
}

/** Forgets codes and links that ended more than a day ago. */
export async function sweepVerifications(db: Db): Promise<void> {
  await db.deleteFrom('verification').where('expiresAt', '<', sql<Date>`now() - interval '1 day'`).execute();
}
