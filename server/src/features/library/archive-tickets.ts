import { randomBytes } from 'node:crypto';
import { ARCHIVE_LIFE_MINUTES, type DownloadFormat } from '@flint/shared/contracts/library';
import type { Db } from '../../platform/db/database';
import { deleteOldTickets, findTicket, insertTicket } from './archive-tickets-repository';

/** Expired tickets are kept this long, so that a late download gets "expired" instead of "not found". */
const REMEMBERED_HOURS = 24;

export interface Ticket {
  readonly userId: string;
  readonly ids: readonly string[];
  readonly format: DownloadFormat | null;
}

/** Stores a selection. @returns an unguessable token, the only permission to download it */
export async function writeTicket(db: Db, { userId, ids, format }: Ticket): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  const expires_at = new Date(Date.now() + ARCHIVE_LIFE_MINUTES * 60_000);
  await insertTicket(db, { token, user_id: userId, asset_ids: [...ids], format, expires_at });
  return token;
}

/** The selection of a token; `lapsed` when the token has expired, undefined when it never existed. */
export async function readTicket(db: Db, token: string): Promise<Ticket | 'lapsed' | undefined> {
  const row = await findTicket(db, token);
  if (row && row.expires_at < new Date()) return 'lapsed';
  return row && { userId: row.user_id, ids: row.asset_ids, format: row.format };
}

export function sweepTickets(db: Db): Promise<void> {
  return deleteOldTickets(db, REMEMBERED_HOURS);
}
