import type { ContactStatus } from '@flint/shared/contracts/contact';
import type { Generated, Selectable } from 'kysely';

declare module '../../platform/db/schema' {
  interface Schema {
    contact_message: ContactMessageTable;
    contact_answer: ContactAnswerTable;
  }
}

export interface ContactMessageTable {
  id: string;
  /** Unique; what the sender was told. */
  receipt: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  /** What the honeypot held; empty from people. */
  trap: string;
  status: Generated<ContactStatus>;
  created_at: Generated<Date>;
}
export type ContactMessageRow = Selectable<ContactMessageTable>;

export interface ContactAnswerTable {
  id: string;
  message_id: string;
  /** Staff who wrote it. */
  user_id: string;
  text: string;
  created_at: Generated<Date>;
}
export type ContactAnswerRow = Selectable<ContactAnswerTable>;
