import { sql } from 'kysely';
import type { Tx } from './transaction';

/**
 * Serialises what a user may have only so much of: until this transaction ends, no other one counts or adds to the same
 * quota. Take it before counting: concurrent transactions do not see each other's rows.
 * @param quota its name, such as `uploads`
 */
export async function lockQuota(tx: Tx, quota: string, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${quota}:${userId}`}, 0))`.execute(tx);
}
