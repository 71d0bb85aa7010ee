import { sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';

/**
 * Whole credits that runs ordered by API keys since a moment cost: what was charged, or what is held. A part is paid by
 * its workflow, and a run of steps by its leaves, so that neither counts.
 */
export async function sumSpentBy(db: Db | Tx, keyIds: readonly string[], since: Date): Promise<Map<string, number>> {
  if (keyIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('run')
    .select(['api_key_id', sql<number>`sum(coalesce(charged, price))::int`.as('spent')])
    .where('api_key_id', 'in', keyIds)
    .where('created_at', '>=', since)
    .where('part_of', 'is', null)
    .where('kind', '<>', 'steps')
    .groupBy('api_key_id')
    .execute();
  return new Map(rows.map(({ api_key_id: id, spent }) => [id ?? '', spent]));
}

/** What a user's orders since a moment cost or may still cost, in whole credits. */
export async function sumUserSpending(db: Db | Tx, userId: string, since: Date): Promise<number> {
  const { spent } = await db
    .selectFrom('run')
    .select(sql<number>`coalesce(sum(coalesce(charged, price)), 0)::int`.as('spent'))
    .where('user_id', '=', userId)
    .where('created_at', '>=', since)
    .where('part_of', 'is', null)
    .where('kind', '<>', 'steps')
    .executeTakeFirstOrThrow();
  return spent;
}

/** What the leaves of a run of steps cost or may still cost, in whole credits. */
export async function sumSpentByLeaves(tx: Tx, runId: string): Promise<number> {
  const { spent } = await tx
    .selectFrom('run')
    .select(sql<number>`coalesce(sum(coalesce(charged, price)), 0)::int`.as('spent'))
    .where('leaf_of', '=', runId)
    .executeTakeFirstOrThrow();
  return spent;
}
