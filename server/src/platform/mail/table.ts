import type { Generated } from 'kysely';

export interface MailTable {
  id: Generated<number>;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  created_at: Generated<Date>;
}
