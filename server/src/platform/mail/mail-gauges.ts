import type { Collector } from '../telemetry/metrics/collector';
import { countMail } from './waiting-mail-repository';

/** Mail that no mail server has accepted yet. */
export const mailGauges: Collector = {
  name: 'mail',
  everyMs: 5_000,
  gauges: [
    { name: 'flint_mail_waiting', help: 'Mails that wait for a mail server to accept them' },
    { name: 'flint_mail_retrying', help: 'Mails whose first attempt failed' },
  ],
  async collect(db) {
    const { waiting, retrying } = await countMail(db);
    return [
      { gauge: 'flint_mail_waiting', value: waiting },
      { gauge: 'flint_mail_retrying', value: retrying },
    ];
  },
};
