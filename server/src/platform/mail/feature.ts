import { defineFeature } from '../composition/define-feature';
import { connection } from '../postgres/feature';
import { checkSmtp } from './check-smtp';
import { createMailer } from './create-mailer';
import { mailGauges } from './mail-gauges';
import * as auditAndMail from './migrations/0003-audit-and-mail';
import * as mailQueue from './migrations/0030-mail-queue';

export const mail = defineFeature({
  id: 'mail',
  needs: { connection },
  tables: ['audit', 'mail', 'waiting_mail'],
  migrations: { '0003-audit-and-mail': auditAndMail, '0030-mail-queue': mailQueue },
  service({ connection: { db } }, { config, log, onStop }) {
    const mailer = createMailer({ db, log, smtp: config.mail, secret: config.authSecret });
    onStop(() => mailer.close());
    return mailer;
  },
  gauges: () => [mailGauges],
  keyChecks: (_mailer, _needs, { config: { mail: settings } }) =>
    settings
      ? [
          {
            id: 'smtp',
            label: 'The mail server',
            variable: 'SMTP_URL',
            ask: (signal) => checkSmtp(settings.smtpUrl, signal),
          },
        ]
      : [],
  sweeps: (mailer, _needs, { config }) => [{ name: 'mail', everyMs: config.sweepMs, run: () => mailer.sendWaiting() }],
});
