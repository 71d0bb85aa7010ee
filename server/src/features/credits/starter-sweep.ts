import { sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import type { Credits } from './credits-service';

/**
 * Gives starter credits to verified users whose process died between the two.
 * Looks at the last day only: who asked earlier has been answered.
 */
export async function sweepStarterCredits(db: Db, credits: Credits): Promise<void> {
  const waiting = await db
    .selectFrom('user')
    .select(['id', 'email'])
    .where('emailVerified', '=', true)
    .where('updatedAt', '>', sql<Date>`now() - interval '1 day'`)
    .where(sql<boolean>`not exists (select from ledger_account where id = 'user:' || "user".id)`)
    .limit(100)
    .execute();
  for (const user of waiting) await credits.grantStarter(user);
}
