import type { BaseLogger } from 'pino';
import type { Db } from '../db/database';
import type { Mailer } from './mailer';
import { createOutboxMailer } from './outbox-mailer';
import { createSmtpMailer } from './smtp-mailer';

interface Deps {
  readonly db: Db;
  readonly log: Pick<BaseLogger, 'warn'>;
  /** Absent: mail stays here, in the outbox. */
  readonly smtp: { readonly smtpUrl: string; readonly from: string } | undefined;
}

/** The mailer this server is configured for. */
export function createMailer({ db, log, smtp }: Deps): Mailer {
  return smtp ? createSmtpMailer({ url: smtp.smtpUrl, from: smtp.from }) : createOutboxMailer(db, log);
}
