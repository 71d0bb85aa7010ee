import { sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import type { AgentWebhookRow, WebhookDeliveryRow } from './tables';

/** How far back ended runs are looked for. Older than this, nothing waits to be noticed. */
const NOTICED_WITHIN = sql`interval '1 day'`;
/** How long what was told, or given up, stays in the list. */
const KEPT = sql`interval '30 days'`;

const inSeconds = (seconds: number) => sql<Date>`now() + ${seconds} * interval '1 second'`;

/** A delivery with the webhook that it is for. */
export type DueDelivery = WebhookDeliveryRow &
  Pick<AgentWebhookRow, 'url' | 'user_id' | 'salt' | 'old_salt' | 'old_until'>;

/** Adds a delivery for each run that has ended since its agent's webhook was made; once, by however many processes. */
export async function insertEndedRuns(db: Db): Promise<void> {
  await db
    .insertInto('webhook_delivery')
    .columns(['id', 'webhook_id', 'run_id'])
    .expression((eb) =>
      eb
        .selectFrom('run')
        .innerJoin('step_job', 'step_job.id', 'run.id')
        .innerJoin('agent_webhook', (join) =>
          join
            .onRef('agent_webhook.user_id', '=', 'step_job.user_id')
            .onRef('agent_webhook.agent_id', '=', 'step_job.agent_id'),
        )
        .select([sql<string>`gen_random_uuid()`.as('id'), 'agent_webhook.id as webhook_id', 'run.id as run_id'])
        .where('run.kind', '=', 'steps')
        .where('agent_webhook.direction', '=', 'out')
        .where('run.finished_at', '>', sql<Date>`greatest(agent_webhook.created_at, now() - ${NOTICED_WITHIN})`)
        .where((where) =>
          where.not(
            where.exists(
              where
                .selectFrom('webhook_delivery as told')
                .select('told.id')
                .whereRef('told.run_id', '=', 'run.id')
                .whereRef('told.webhook_id', '=', 'agent_webhook.id'),
            ),
          ),
        ),
    )
    .onConflict((conflict) => conflict.columns(['webhook_id', 'run_id']).doNothing())
    .execute();
}

/** Leases deliveries that are due and counts an attempt for each; concurrent callers get different ones. */
export async function claimDue(db: Db, leaseSeconds: number, limit: number): Promise<DueDelivery[]> {
  const due = db
    .selectFrom('webhook_delivery')
    .select('id')
    .where('next_at', '<=', sql<Date>`now()`)
    .orderBy('next_at')
    .limit(limit)
    .forUpdate()
    .skipLocked();
  const claimed = await db
    .updateTable('webhook_delivery')
    .set({ attempts: sql`attempts + 1`, next_at: inSeconds(leaseSeconds) })
    .where('id', 'in', due)
    .returning('id')
    .execute();
  return findWithWebhook(
    db,
    claimed.map(({ id }) => id),
  );
}

/** Leases one of the user's and counts its attempts from the first. @returns undefined where the user has none such */
export async function claimAgain(
  db: Db,
  userId: string,
  id: string,
  leaseSeconds: number,
): Promise<DueDelivery | undefined> {
  const { numUpdatedRows } = await db
    .updateTable('webhook_delivery')
    .set({ state: 'waiting', attempts: 1, next_at: inSeconds(leaseSeconds) })
    .where('id', '=', id)
    .where('webhook_id', 'in', (eb) => eb.selectFrom('agent_webhook').select('id').where('user_id', '=', userId))
    .executeTakeFirst();
  return numUpdatedRows > 0n ? (await findWithWebhook(db, [id]))[0] : undefined;
}

function findWithWebhook(db: Db, ids: readonly string[]): Promise<DueDelivery[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('webhook_delivery')
    .innerJoin('agent_webhook', 'agent_webhook.id', 'webhook_delivery.webhook_id')
    .selectAll('webhook_delivery')
    .select(['agent_webhook.url', 'agent_webhook.user_id', 'agent_webhook.salt'])
    .select(['agent_webhook.old_salt', 'agent_webhook.old_until'])
    .where('webhook_delivery.id', 'in', ids)
    .execute();
}

/** Writes down an attempt. @param pauseSeconds until the next one; null where there is none */
export async function saveAttempt(
  db: Db,
  id: string,
  {
    pauseSeconds,
    ...outcome
  }: Pick<WebhookDeliveryRow, 'state' | 'status' | 'fault'> & {
    pauseSeconds: number | null;
  },
): Promise<WebhookDeliveryRow | undefined> {
  const next = pauseSeconds === null ? null : inSeconds(pauseSeconds);
  return db
    .updateTable('webhook_delivery')
    .set({ ...outcome, last_at: new Date(), next_at: next })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** Latest first. */
export function findDeliveries(db: Db, webhookIds: readonly string[], limit: number): Promise<WebhookDeliveryRow[]> {
  if (webhookIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('webhook_delivery')
    .selectAll()
    .where('webhook_id', 'in', webhookIds)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
}

export async function dropOld(db: Db): Promise<void> {
  await db
    .deleteFrom('webhook_delivery')
    .where('next_at', 'is', null)
    .where('created_at', '<', sql<Date>`now() - ${KEPT}`)
    .execute();
}
