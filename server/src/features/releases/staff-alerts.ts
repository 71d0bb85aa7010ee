import type { Environment } from '@flint/shared/contracts/boot';
import type { RemoteName } from '@flint/shared/contracts/remotes';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../platform/db/database';
import { letter } from '../../platform/mail/letter';
import type { Mailer } from '../../platform/mail/mailer';
import { findStaffAddresses } from './staff-addresses-repository';

export interface Withdrawal {
  readonly environment: Environment;
  readonly remote: RemoteName;
  readonly version: string;
  readonly why: string;
}

/** Tells staff, by mail and by a webhook, what happened without them. Never rejects. */
export interface StaffAlerts {
  withdrawn(withdrawal: Withdrawal): Promise<void>;
}

interface StaffAlertsDeps {
  readonly db: Db;
  readonly mailer: Pick<Mailer, 'send'>;
  /** Takes `{ text }` as Slack's incoming webhooks do. The address is a secret. */
  readonly webhook: string | undefined;
  readonly publicUrl: string;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

const WEBHOOK_MS = 5_000;
const WEBHOOK_TRIES = 2;

export function createStaffAlerts({ db, mailer, webhook, publicUrl, log }: StaffAlertsDeps): StaffAlerts {
  async function mail(subject: string, why: string, page: string): Promise<void> {
    for (const to of await findStaffAddresses(db))
      await mailer.send(letter(to, subject, [{ text: why }, { link: page, label: 'Open the releases' }]));
  }

  async function post(text: string): Promise<void> {
    if (webhook === undefined) return;
    for (let tries = 1; ; tries++) {
      const failure = await postOnce(webhook, text).catch((error: Error) => error.name);
      if (failure === undefined) return;
      if (tries === WEBHOOK_TRIES) throw new Error(`the webhook of alerts failed: ${failure}`);
    }
  }

  return {
    async withdrawn({ environment, remote, version, why }) {
      const subject = `Flint withdrew ${remote} ${version} in ${environment}`;
      const page = `${publicUrl}/staff/releases`;
      const done = await Promise.allSettled([mail(subject, why, page), post(`${subject}. ${why} ${page}`)]);
      for (const each of done)
        if (each.status === 'rejected') log.error({ err: each.reason, remote, version }, 'staff could not be alerted');
    },
  };
}

/** @returns why it failed */
async function postOnce(address: string, text: string): Promise<string | undefined> {
  const response = await fetch(address, {
    ...{ method: 'POST', redirect: 'error', signal: AbortSignal.timeout(WEBHOOK_MS) },
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text }),
  });
  await response.body?.cancel();
  return response.ok ? undefined : `it answered ${response.status}`;
}
