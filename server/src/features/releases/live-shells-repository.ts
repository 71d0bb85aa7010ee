import type { Environment } from '@flint/shared/contracts/boot';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';

/** Notes that a shell of this contract version is served now. */
export async function upsertShell(db: Db, environment: Environment, contract: string): Promise<void> {
  await db
    .insertInto('release_shell')
    .values({ environment, contract })
    .onConflict((row) => row.columns(['environment', 'contract']).doUpdateSet({ seen_at: sql`now()` }))
    .execute();
}

/** Contract versions of shells that were served within the last `seconds`. */
export async function findLiveContracts(db: Db | Tx, environment: Environment, seconds: number): Promise<string[]> {
  const rows = await db
    .selectFrom('release_shell')
    .select('contract')
    .where('environment', '=', environment)
    .where('seen_at', '>', sql<Date>`now() - make_interval(secs => ${seconds})`)
    .orderBy('contract')
    .execute();
  return rows.map(({ contract }) => contract);
}
