import type { Db } from '../db/database';
import { claimDueMail, deleteWaitingMail, insertWaitingMail, updateNextAttempt } from './waiting-mail-repository';

/** Longer than a delivery can take: whoever is at it is not disturbed, and whoever died at it is relieved. */
const LEASE_SECONDS = 120;
const SLOWEST_RETRY_SECONDS = 300;
const BATCH = 20;

/** Puts a mail away, taken by its writer for a first attempt. */
export async function keepMail(db: Db, mail: { id: string; sealed: Buffer; usefulSeconds: number }): Promise<void> {
  await insertWaitingMail(db, { ...mail, leaseSeconds: LEASE_SECONDS });
}

/** Takes mails whose time has come; no other process takes them as well. */
export function takeDueMail(db: Db) {
  return claimDueMail(db, LEASE_SECONDS, BATCH);
}

/** Lets a mail wait for its next attempt, longer each time. @returns false when it is no longer worth one */
export async function postponeMail(db: Db, id: string, attempts: number): Promise<boolean> {
  const pause = Math.min(SLOWEST_RETRY_SECONDS, 2 ** attempts);
  const kept = await updateNextAttempt(db, id, pause);
  if (!kept) await deleteWaitingMail(db, id);
  return kept;
}
