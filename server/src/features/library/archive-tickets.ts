import { randomBytes } from 'node:crypto';
import { ARCHIVE_LIFE_MINUTES, type DownloadFormat } from '@flint/shared/contracts/library';
import type { Db } from '../../platform/db/database';
import { deleteOldTickets, findTicket, insertTicket } from './archive-tickets-repository';

/** Kept a little longer than it is good for, so that a late visitor is told what happened. */
const REMEMBERED_HOURS = 24;

export interface Ticket {
  readonly userId: string;
  readonly ids: readonly string[];
  readonly format: DownloadFormat | null;
}

/** Writes a selection down. @returns a token nobody can guess, which is all that opens it */
export async function writeTicket(db: Db, { userId, ids, format }: Ticket): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  const expires_at = new Date(Date.now() + ARCHIVE_LIFE_MINUTES * 60_000);
  await insertTicket(db, { token, user_id: userId, asset_ids: [...ids], format, expires_at });
  return token;
}

/** The selection behind a token, `lapsed` when its time is over, undefined when there never was one. */
export async function readTicket(db: Db, token: string): Promise<Ticket | 'lapsed' | undefined> {
  const row = await findTicket(db, token);
  if (row && row.expires_at < new Date()) return 'lapsed';
  return row && { userId: row.user_id, ids: row.asset_ids, format: row.format };
}

export function sweepTickets(db: Db): Promise<void> {
  return deleteOldTickets(db, REMEMBERED_HOURS);
}
