import { randomUUID } from 'node:crypto';
import {
  type AgentWebhook,
  DELIVERIES_SHOWN,
  WEBHOOKS_MAX,
  type WebhookDelivery,
} from '@flint/shared/contracts/agent-webhooks';
import type { Db } from '../../platform/db/database';
import { isUuid } from '../../platform/db/is-uuid';
import { lockQuota } from '../../platform/db/quota-repository';
import { type Tx, transact } from '../../platform/db/transaction';
import { AppError, keyReused, notFound } from '../../platform/http/app-error';
import type { Agents } from '../agents/agents-service';
import type { RemovedAgent } from '../agents/removed-agent';
import { findDeliveries } from './deliveries-repository';
import { toDelivery, toWebhook } from './presenter';
import { readDestination } from './public-destination';
import type { AgentWebhookRow } from './tables';
import type { WebhookSecrets } from './webhook-secret';
import {
  countWebhooks,
  dropAgentWebhooks,
  dropOldSalt,
  dropWebhook,
  findWebhook,
  findWebhooks,
  insertWebhook,
  updateSalt,
} from './webhooks-repository';

interface Told {
  readonly webhook: AgentWebhook;
  readonly secret: string;
}

/** Every method that takes an id throws AppError `not_found` for what the user may not see. */
export interface Webhooks {
  /** An agent's webhooks of the user, with the latest deliveries. */
  list(userId: string, agentId: string): Promise<{ webhooks: AgentWebhook[]; deliveries: WebhookDelivery[] }>;
  /**
   * Makes one and tells its secret. Idempotent by key.
   * @throws AppError `invalid_input` naming `url`; `conflict` where there is one of that direction, or too many
   */
  create(
    userId: string,
    agentId: string,
    wish: { direction: AgentWebhook['direction']; url?: string | undefined },
    key: string | undefined,
  ): Promise<Told>;
  /** Gives it another secret: the one before is taken too for a day. */
  rotate(userId: string, id: string): Promise<Told>;
  /** Ends the secret before. */
  endOldSecret(userId: string, id: string): Promise<AgentWebhook>;
  remove(userId: string, id: string): Promise<void>;
  /** Deletes those of an agent that their users see no more. @returns what they were */
  end(tx: Tx, agent: Pick<RemovedAgent, 'id' | 'keeper'>): Promise<AgentWebhookRow[]>;
}

interface WebhooksDeps {
  readonly db: Db;
  readonly agents: Pick<Agents, 'read'>;
  readonly secrets: WebhookSecrets;
  readonly publicUrl: string;
}

export function createWebhooks({ db, agents, secrets, publicUrl }: WebhooksDeps): Webhooks {
  const tell = (row: AgentWebhookRow): Told => ({ webhook: toWebhook(row, publicUrl), secret: secrets.of(row.salt) });
  return {
    async list(userId, agentId) {
      await agents.read(userId, agentId);
      const rows = await findWebhooks(db, userId, agentId);
      const ids = rows.map(({ id }) => id);
      const deliveries = await findDeliveries(db, ids, DELIVERIES_SHOWN);
      return { webhooks: rows.map((row) => toWebhook(row, publicUrl)), deliveries: deliveries.map(toDelivery) };
    },
    async create(userId, agentId, { direction, url }, key = randomUUID()) {
      await agents.read(userId, agentId);
      const told = direction === 'out' ? await readDestination(url) : null;
      const row = { id: key, user_id: userId, agent_id: agentId, direction, url: told, salt: randomUUID() };
      await transact(db, async (tx) => {
        await lockQuota(tx, 'webhooks', userId);
        const isNew = await insertWebhook(tx, {
          ...{ ...row, old_salt: null, old_until: null },
          ...{ last_at: null, last_run_id: null, fault: null },
        });
        if (isNew && (await countWebhooks(tx, userId)) > WEBHOOKS_MAX)
          throw new AppError('conflict', `You have ${WEBHOOKS_MAX} webhooks. Remove one first.`);
      });
      const kept = await findWebhook(db, key);
      if (!kept) throw new AppError('conflict', 'This agent has one already. Remove it first.');
      if (kept.user_id !== userId || kept.agent_id !== agentId || kept.direction !== direction || kept.url !== told)
        throw keyReused();
      return tell(kept);
    },
    async rotate(userId, id) {
      const row = isUuid(id) ? await updateSalt(db, userId, id, randomUUID()) : undefined;
      if (!row) throw notFound('webhook');
      return tell(row);
    },
    async endOldSecret(userId, id) {
      const row = isUuid(id) ? await dropOldSalt(db, userId, id) : undefined;
      if (!row) throw notFound('webhook');
      return toWebhook(row, publicUrl);
    },
    end: dropAgentWebhooks,
    async remove(userId, id) {
      if (!isUuid(id) || !(await dropWebhook(db, userId, id))) throw notFound('webhook');
    },
  };
}
