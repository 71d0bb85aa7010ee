import { type SqlBool, sql } from 'kysely';
import type { Db } from '../db/database';

const inSeconds = (seconds: number) => sql<Date>`now() + ${seconds} * interval '1 second'`;

/**
 * @param mail `leaseSeconds`: how long other processes leave it alone. `usefulSeconds`: how long delivery is attempted.
 */
export async function insertWaitingMail(
  db: Db,
  mail: { id: string; sealed: Buffer; leaseSeconds: number; usefulSeconds: number },
): Promise<void> {
  const { id, sealed, leaseSeconds, usefulSeconds } = mail;
  await db
    .insertInto('waiting_mail')
    .values({ id, sealed, attempts: 1, next_at: inSeconds(leaseSeconds), give_up_at: inSeconds(usefulSeconds) })
    .execute();
}

/** Leases mails that are due and counts an attempt for each; concurrent callers get different ones. */
export function claimDueMail(db: Db, leaseSeconds: number, limit: number) {
  const due = db
    .selectFrom('waiting_mail')
    .select('id')
    .where(sql<SqlBool>`next_at <= now()`)
    .orderBy('next_at')
    .limit(limit)
    .forUpdate()
    .skipLocked();
  return db
    .updateTable('waiting_mail')
    .set({ attempts: sql`attempts + 1`, next_at: inSeconds(leaseSeconds) })
    .where('id', 'in', due)
    .returning(['id', 'sealed', 'attempts'])
    .execute();
}

/** Sets the next attempt. @returns false, and nothing changes, when the mail would be useless by then */
export async function updateNextAttempt(db: Db, id: string, pauseSeconds: number): Promise<boolean> {
  const kept = await db
    .updateTable('waiting_mail')
    .set({ next_at: inSeconds(pauseSeconds) })
    .where('id', '=', id)
    .where('give_up_at', '>', inSeconds(pauseSeconds))
    .returning('id')
    .executeTakeFirst();
  return kept !== undefined;
}

export async function deleteWaitingMail(db: Db, id: string): Promise<void> {
  await db.deleteFrom('waiting_mail').where('id', '=', id).execute();
}

/** Counts mail that no mail server has accepted; `retrying` after a first attempt that failed. */
export function countMail(db: Db): Promise<{ waiting: number; retrying: number }> {
  return db
    .selectFrom('waiting_mail')
    .select([sql<number>`count(*)`.as('waiting'), sql<number>`count(*) filter (where attempts > 1)`.as('retrying')])
    .executeTakeFirstOrThrow();
}
