import { randomUUID } from 'node:crypto';
import type { BaseLogger } from 'pino';
import type { Db } from '../db/database';
import type { MailSeal } from './mail-seal';
import type { Mail, Mailer, MailTransport } from './mailer';
import { keepMail, postponeMail, takeDueMail } from './waiting-mail';
import { deleteWaitingMail } from './waiting-mail-repository';

const DAY_MINUTES = 24 * 60;
/** How long closing waits for deliveries under way, in ms; the rest is retried by the next process. */
const CLOSE_PATIENCE_MS = 3_000;

/**
 * Mail queue (transactional outbox): stores a mail, then tries to deliver it with backoff until it is accepted, refused
 * for good, or too late to be useful. Survives a restart. Delivers at least once: a mail whose acceptance was lost
 * arrives twice.
 */
export function createQueuedMailer(deps: {
  db: Db;
  transport: MailTransport;
  seal: MailSeal;
  log: Pick<BaseLogger, 'warn' | 'error'>;
}): Mailer {
  const { db, transport, seal, log } = deps;
  const underWay = new Set<Promise<void>>();

  async function deliver(id: string, attempts: number, mail: Mail): Promise<void> {
    try {
      await transport.deliver(mail);
      await deleteWaitingMail(db, id);
    } catch (error) {
      const { code, responseCode } = error as { code?: string; responseCode?: number };
      const about = { mailId: id, attempts, code, responseCode };
      if (isFinal(error)) {
        await deleteWaitingMail(db, id);
        log.error(about, 'a mail was refused for good');
      } else if (await postponeMail(db, id, attempts)) log.warn(about, 'a mail could not be delivered: trying again');
      else log.error(about, 'a mail could not be delivered while it was of use');
    }
  }

  function track(work: Promise<void>): Promise<void> {
    const task = work
      .catch((err: unknown) => log.error({ err }, 'delivering mail failed'))
      .finally(() => underWay.delete(task));
    underWay.add(task);
    return task;
  }

  async function open(id: string, sealed: Buffer): Promise<Mail | undefined> {
    try {
      return seal.open(sealed);
    } catch {
      log.error({ mailId: id }, 'a waiting mail was sealed with another secret: forgotten');
      await deleteWaitingMail(db, id);
      return undefined;
    }
  }

  return {
    async send(mail) {
      const id = randomUUID();
      const usefulSeconds = (mail.usefulMinutes ?? DAY_MINUTES) * 60;
      await keepMail(db, { id, sealed: seal.close(mail), usefulSeconds });
      track(deliver(id, 1, mail));
    },
    async sendWaiting() {
      const due = await takeDueMail(db);
      await Promise.all(
        due.map(async ({ id, sealed, attempts }) => {
          const mail = await open(id, sealed);
          if (mail) await track(deliver(id, attempts, mail));
        }),
      );
    },
    async close() {
      let timer: NodeJS.Timeout | undefined;
      const patience = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, CLOSE_PATIENCE_MS);
      });
      await Promise.race([Promise.all(underWay), patience]);
      clearTimeout(timer);
      transport.close();
    },
  };
}

/**
 * Permanent failure: the server understood the mail and refused it (RFC 5321 §4.2.1). A refused greeting or password is
 * temporary, since the configuration may be corrected.
 */
function isFinal(error: unknown): boolean {
  const { code, responseCode = 500 } = error as { code?: string; responseCode?: number };
  return responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');
}
