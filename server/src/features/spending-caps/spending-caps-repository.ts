import type { SpendingCaps } from '@flint/shared/contracts/spending-caps';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';

const COLUMNS = ['per_day as perDay', 'per_run as perRun'] as const;

export function findCaps(db: Db, userId: string): Promise<SpendingCaps | undefined> {
  return db.selectFrom('spending_cap').select(COLUMNS).where('user_id', '=', userId).executeTakeFirst();
}

/** Locks a user's caps until the transaction ends, so that orders which count for one cap follow each other. */
export function lockCaps(tx: Tx, userId: string): Promise<SpendingCaps | undefined> {
  return tx.selectFrom('spending_cap').select(COLUMNS).where('user_id', '=', userId).forUpdate().executeTakeFirst();
}

export async function upsertCaps(db: Db, userId: string, { perDay, perRun }: SpendingCaps): Promise<void> {
  const caps = { per_day: perDay, per_run: perRun };
  await db
    .insertInto('spending_cap')
    .values({ user_id: userId, ...caps })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...caps, updated_at: sql`now()` }))
    .execute();
}
