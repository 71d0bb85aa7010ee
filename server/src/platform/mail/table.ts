import type { ColumnType, Generated } from 'kysely';

declare module '../db/schema' {
  interface Schema {
    mail: MailTable;
    waiting_mail: WaitingMailTable;
  }
}

export interface MailTable {
  id: Generated<number>;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  created_at: Generated<Date>;
}

/** A mail that no mail server has accepted yet. */
export interface WaitingMailTable {
  id: string;
  /** The encrypted mail. */
  sealed: Buffer;
  attempts: Generated<number>;
  /** Time of the next attempt. */
  next_at: ColumnType<Date>;
  give_up_at: ColumnType<Date>;
}
