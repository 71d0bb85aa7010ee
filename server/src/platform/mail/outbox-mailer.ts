import type { BaseLogger } from 'pino';
import type { Db } from '../db/database';
import type { Mailer } from './mailer';
import { insertMail } from './outbox-repository';

/** Development mailer: keeps mail in the database, where `/dev/outbox` shows it, and logs it. */
export function createOutboxMailer(db: Db, log: Pick<BaseLogger, 'warn'>): Mailer {
  return {
    async send({ to, subject, text, html }) {
      await insertMail(db, { recipient: to, subject, text, html });
      log.warn({ to, subject }, 'no mail server is configured: mail kept in the outbox');
    },
    sendWaiting: async () => undefined,
    close: async () => undefined,
  };
}
