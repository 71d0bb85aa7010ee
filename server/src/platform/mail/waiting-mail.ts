import { type SqlBool, sql } from 'kysely';
import type { Db } from '../db/database';

/** Longer than a delivery can take: whoever is at it is not disturbed, and whoever died at it is relieved. */
const LEASE_SECONDS = 120;
const SLOWEST_RETRY_SECONDS = 300;
const BATCH = 20;

const inSeconds = (seconds: number) => sql<Date>`now() + ${seconds} * interval '1 second'`;

/** Puts a mail away, taken by its writer for a first attempt. */
export async function keepMail(db: Db, mail: { id: string; sealed: Buffer; usefulSeconds: number }): Promise<void> {
  const { id, sealed, usefulSeconds } = mail;
  await db
    .insertInto('waiting_mail')
    .values({ id, sealed, attempts: 1, next_at: inSeconds(LEASE_SECONDS), give_up_at: inSeconds(usefulSeconds) })
    .execute();
}

/** Takes mails whose time has come; no other process takes them as well. */
export async function takeDueMail(db: Db) {
  const due = db
    .selectFrom('waiting_mail')
    .select('id')
    .where(sql<SqlBool>`next_at <= now()`)
    .orderBy('next_at')
    .limit(BATCH)
    .forUpdate()
    .skipLocked();
  return db
    .updateTable('waiting_mail')
    .set({ attempts: sql`attempts + 1`, next_at: inSeconds(LEASE_SECONDS) })
    .where('id', 'in', due)
    .returning(['id', 'sealed', 'attempts'])
    .execute();
}

/** Lets a mail wait for its next attempt, longer each time. @returns false when it is no longer worth one */
export async function postponeMail(db: Db, id: string, attempts: number): Promise<boolean> {
  const pause = Math.min(SLOWEST_RETRY_SECONDS, 2 ** attempts);
  const kept = await db
    .updateTable('waiting_mail')
    .set({ next_at: inSeconds(pause) })
    .where('id', '=', id)
    .where('give_up_at', '>', inSeconds(pause))
    .returning('id')
    .executeTakeFirst();
  if (!kept) await forgetMail(db, id);
  return kept !== undefined;
}

/** Ends the wait of a mail that was delivered, or never can be. */
export async function forgetMail(db: Db, id: string): Promise<void> {
  await db.deleteFrom('waiting_mail').where('id', '=', id).execute();
}
