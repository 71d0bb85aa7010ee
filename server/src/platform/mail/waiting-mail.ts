import type { Db } from '../db/database';
import { claimDueMail, deleteWaitingMail, insertWaitingMail, updateNextAttempt } from './waiting-mail-repository';

/** Lease: longer than any delivery takes. It keeps other processes away, and expires when its holder dies. */
const LEASE_SECONDS = 120;
const SLOWEST_RETRY_SECONDS = 300;
const BATCH = 20;

/** Stores a mail, leased by the caller for its first attempt. */
export async function keepMail(db: Db, mail: { id: string; sealed: Buffer; usefulSeconds: number }): Promise<void> {
  await insertWaitingMail(db, { ...mail, leaseSeconds: LEASE_SECONDS });
}

/** Leases the mails that are due; no other process gets them. */
export function takeDueMail(db: Db) {
  return claimDueMail(db, LEASE_SECONDS, BATCH);
}

/** Schedules the next attempt with backoff. @returns false when the mail would be useless by then */
export async function postponeMail(db: Db, id: string, attempts: number): Promise<boolean> {
  const pause = Math.min(SLOWEST_RETRY_SECONDS, 2 ** attempts);
  const kept = await updateNextAttempt(db, id, pause);
  if (!kept) await deleteWaitingMail(db, id);
  return kept;
}
