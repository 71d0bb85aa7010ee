import type { BaseLogger } from 'pino';
import type { Db } from '../db/database';
import { createMailSeal } from './mail-seal';
import type { Mailer } from './mailer';
import { createOutboxMailer } from './outbox-mailer';
import { createQueuedMailer } from './queued-mailer';
import { createSmtpTransport } from './smtp-transport';

interface MailerDeps {
  readonly db: Db;
  readonly log: Pick<BaseLogger, 'warn' | 'error'>;
  /** Absent: mail is not sent; it stays in the outbox. */
  readonly smtp: { readonly smtpUrl: string; readonly from: string } | undefined;
  /** Encrypts queued mail. */
  readonly secret: string;
}

/** The mailer for this server's configuration. */
export function createMailer({ db, log, smtp, secret }: MailerDeps): Mailer {
  if (!smtp) return createOutboxMailer(db, log);
  const transport = createSmtpTransport({ url: smtp.smtpUrl, from: smtp.from });
  return createQueuedMailer({ db, transport, seal: createMailSeal(secret), log });
}
