import type { Db } from '../../platform/db/database';
import { findMails } from './outbox-repository';

export interface OutboxMessage {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly createdAt: string;
}

const SHOWN = 100;

/** The newest mails, newest first. @param to only those to this address, in any case */
export async function readOutbox(db: Db, to: string | undefined): Promise<OutboxMessage[]> {
  const rows = await findMails(db, to?.trim().toLowerCase(), SHOWN);
  return rows.map(({ id, recipient, subject, text, html, created_at }) => ({
    id: String(id),
    to: recipient,
    subject,
    text,
    html,
    createdAt: created_at.toISOString(),
  }));
}
