import type { AgentEnding } from '@flint/shared/contracts/agent-endings';
import { getHref } from '@flint/shared/contracts/routes';
import type { Db } from '../../platform/db/database';
import { isUuid } from '../../platform/db/is-uuid';
import { type Tx, transact } from '../../platform/db/transaction';
import { notFound } from '../../platform/http/app-error';
import { letter } from '../../platform/mail/letter';
import type { Mailer } from '../../platform/mail/mailer';
import type { Arrivals } from '../agent-arrivals/arrivals-service';
import type { Schedules } from '../agent-schedules/schedules-service';
import type { Webhooks } from '../agent-webhooks/webhooks-service';
import type { RemovedAgent } from '../agents/removed-agent';
import { findUser } from '../users/user-service';
import { claimMails, dropEnding, dropOldEndings, findEndings, findToMail, insertEndings } from './endings-repository';
import type { AgentEndingRow } from './tables';

const BLANK = { cron: null, zone: null, direction: null, url: null, collection: null } as const;
/** Users that one sweep mails. */
const BATCH = 50;

export interface Endings {
  /** Latest first. */
  list(userId: string): Promise<AgentEnding[]>;
  /** @throws AppError `not_found` for what is not the user's */
  dismiss(userId: string, id: string): Promise<void>;
  /** Ends what users who see an agent no more set up with it, and notes each for its user. */
  end(tx: Tx, removed: RemovedAgent): Promise<void>;
  /** Mails users for whom others ended something: one mail for all of a user, in every process once. */
  sweep(): Promise<void>;
}

interface EndingsDeps {
  readonly db: Db;
  readonly schedules: Pick<Schedules, 'end'>;
  readonly webhooks: Pick<Webhooks, 'end'>;
  readonly arrivals: Pick<Arrivals, 'end'>;
  readonly mailer: Pick<Mailer, 'send'>;
  readonly publicUrl: string;
}

export function createEndings({ db, schedules, webhooks, arrivals, mailer, publicUrl }: EndingsDeps): Endings {
  return {
    list: async (userId) => (await findEndings(db, userId)).map(toEnding),
    async dismiss(userId, id) {
      if (!isUuid(id) || !(await dropEnding(db, userId, id))) throw notFound('ending');
    },
    async end(tx, removed) {
      const ended = await schedules.end(tx, removed);
      const hooks = await webhooks.end(tx, removed);
      const watches = await arrivals.end(tx, removed);
      const { name: agent_name, reason, remover } = removed;
      // Who took the agent away is on its page, and reads it in the list.
      const facts = (user_id: string) => ({ ...BLANK, agent_name, reason, user_id, to_mail: user_id !== remover });
      await insertEndings(tx, [
        ...ended.map(({ user_id, cron, zone }) => ({ ...facts(user_id), kind: 'schedule' as const, cron, zone })),
        ...hooks.map(({ user_id, direction, url }) => ({
          ...facts(user_id),
          ...{ kind: 'webhook' as const, direction, url },
        })),
        ...watches.map(({ user_id, collection_name: collection }) => ({
          ...facts(user_id),
          ...{ kind: 'arrival' as const, collection },
        })),
      ]);
    },
    async sweep() {
      for (const userId of await findToMail(db, BATCH))
        await transact(db, async (tx) => {
          const ended = await claimMails(tx, userId);
          const user = await findUser(tx, userId);
          if (ended.length === 0 || !user) return;
          await mailer.send(
            letter(user.email, 'Ended with its agent', [
              { text: mailWords(ended) },
              { link: publicUrl + getHref('agents'), label: 'Open your agents' },
            ]),
          );
        });
      await dropOldEndings(db);
    },
  };
}

function mailWords(ended: readonly AgentEndingRow[]): string {
  const names = [...new Set(ended.map(({ agent_name: name }) => (name === null ? 'an agent' : `“${name}”`)))];
  const things =
    ended.length === 1 ? 'What you set up with an agent' : `${ended.length} things that you set up with agents`;
  return `${things} ended, because you cannot run ${names.join(', ')} any more. Your runs and what they made stay.`;
}

function toEnding(row: AgentEndingRow): AgentEnding {
  const { id, reason, kind, cron, zone, direction, url, collection } = row;
  return {
    ...{ id, agentName: row.agent_name, reason, kind, cron, zone, direction, url, collection },
    endedAt: row.ended_at.toISOString(),
  };
}
