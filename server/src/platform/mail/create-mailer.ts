import type { BaseLogger } from 'pino';
import type { Db } from '../db/database';
import { createMailSeal } from './mail-seal';
import type { Mailer } from './mailer';
import { createOutboxMailer } from './outbox-mailer';
import { createQueuedMailer } from './queued-mailer';
import { createSmtpTransport } from './smtp-transport';

interface Deps {
  readonly db: Db;
  readonly log: Pick<BaseLogger, 'warn' | 'error'>;
  /** Absent: mail stays here, in the outbox. */
  readonly smtp: { readonly smtpUrl: string; readonly from: string } | undefined;
  /** Seals mail that waits. */
  readonly secret: string;
}

/** The mailer this server is configured for. */
export function createMailer({ db, log, smtp, secret }: Deps): Mailer {
  if (!smtp) return createOutboxMailer(db, log);
  const transport = createSmtpTransport({ url: smtp.smtpUrl, from: smtp.from });
  return createQueuedMailer({ db, transport, seal: createMailSeal(secret), log });
}
