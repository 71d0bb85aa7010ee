import type { Environment } from '@flint/shared/contracts/boot';
import type { Health } from '@flint/shared/contracts/releases';
import type { RemoteName } from '@flint/shared/contracts/remotes';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database';

/** Counts of one version of a remote. */
export type Counted = { remote: RemoteName } & Health;

/** Adds counts to those of the current minute. */
export async function upsertReport(db: Db, environment: Environment, counted: Counted): Promise<void> {
  await db
    .insertInto('release_report')
    .values({ environment, ...counted, minute: sql<Date>`date_trunc('minute', now())` })
    .onConflict((conflict) =>
      conflict.columns(['environment', 'remote', 'version', 'minute']).doUpdateSet({
        mounts: sql<number>`release_report.mounts + excluded.mounts`,
        failures: sql<number>`release_report.failures + excluded.failures`,
      }),
    )
    .execute();
}

/** Sums of the last minutes, by version. */
export async function findHealth(
  db: Db,
  environment: Environment,
  remote: RemoteName,
  minutes: number,
): Promise<Health[]> {
  return db
    .selectFrom('release_report')
    .select(({ fn }) => ['version', fn.sum<number>('mounts').as('mounts'), fn.sum<number>('failures').as('failures')])
    .where('environment', '=', environment)
    .where('remote', '=', remote)
    .where('minute', '>', sql<Date>`now() - make_interval(mins => ${minutes})`)
    .groupBy('version')
    .execute();
}

/** Deletes reports that are older than a day. */
export async function deleteOldReports(db: Db): Promise<void> {
  await db.deleteFrom('release_report').where('minute', '<', sql<Date>`now() - interval '1 day'`).execute();
}
