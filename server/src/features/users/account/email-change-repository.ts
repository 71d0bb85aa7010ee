import { type Insertable, sql } from 'kysely';
import type { Db } from '../../../platform/db/database';
import type { Tx } from '../../../platform/db/transaction';
import type { EmailChangeTable } from './tables';

/** The new address that awaits confirmation, while its code is valid. */
export async function findPendingEmail(db: Db, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('email_change')
    .select('email')
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row?.email;
}

/** Replaces a pending change. */
export async function upsertEmailChange(
  db: Db,
  userId: string,
  row: Omit<Insertable<EmailChangeTable>, 'user_id'>,
): Promise<void> {
  await db
    .insertInto('email_change')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}

/** Counts an attempt and returns the row after it. */
export function updateTries(db: Db, userId: string) {
  return db
    .updateTable('email_change')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('user_id', '=', userId)
    .returning(['email', 'code_hash', 'tries', 'expires_at'])
    .executeTakeFirst();
}

export async function deleteEmailChange(db: Db | Tx, userId: string): Promise<void> {
  await db.deleteFrom('email_change').where('user_id', '=', userId).execute();
}

/** Deletes the pending change with this code. @returns whether there was one */
export async function deleteEmailChangeOf(tx: Tx, userId: string, codeHash: string): Promise<boolean> {
  const used = await tx
    .deleteFrom('email_change')
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .returning('email')
    .executeTakeFirst();
  return used !== undefined;
}
