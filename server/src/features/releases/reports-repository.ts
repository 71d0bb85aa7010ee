import type { Environment } from '@flint/shared/contracts/boot';
import type { Health } from '@flint/shared/contracts/releases';
import type { RemoteName } from '@flint/shared/contracts/remotes';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import type { Period } from './sequential-test';

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

/** The reports on a version, and on the stable one, by the minute since it was offered as a candidate. */
export async function findPeriods(
  db: Db,
  place: { readonly environment: Environment; readonly remote: RemoteName },
  versions: { readonly candidate: string; readonly stable: string | undefined },
): Promise<Period[]> {
  const { candidate, stable = null } = versions;
  const { rows } = await sql<Record<'failures' | 'loads' | 'stable_failures' | 'stable_loads', number>>`
    select coalesce(sum(failures) filter (where version = ${candidate}), 0)::int as failures,
           coalesce(sum(mounts + failures) filter (where version = ${candidate}), 0)::int as loads,
           coalesce(sum(failures) filter (where version = ${stable}), 0)::int as stable_failures,
           coalesce(sum(mounts + failures) filter (where version = ${stable}), 0)::int as stable_loads
    from release_report
    where environment = ${place.environment} and remote = ${place.remote}
      and minute >= (select coalesce(date_trunc('minute', candidate_since), '-infinity') from release_steering
                     where environment = ${place.environment} and remote = ${place.remote})
    group by minute order by minute`.execute(db);
  return rows.map((row) => ({
    candidate: { bad: row.failures, all: row.loads },
    stable: { bad: row.stable_failures, all: row.stable_loads },
  }));
}

/** Counts of a version since a moment, to the minute. */
export async function countSince(
  db: Db,
  place: { readonly environment: Environment; readonly remote: RemoteName; readonly version: string },
  since: string,
): Promise<{ loads: number; failures: number }> {
  const { rows } = await sql<{ loads: number; failures: number }>`
    select coalesce(sum(mounts + failures), 0)::int as loads, coalesce(sum(failures), 0)::int as failures
    from release_report
    where environment = ${place.environment} and remote = ${place.remote} and version = ${place.version}
      and minute >= date_trunc('minute', ${since}::timestamptz)`.execute(db);
  return rows[0] ?? { loads: 0, failures: 0 };
}

/** Deletes reports that are older than a day. */
export async function deleteOldReports(db: Db): Promise<void> {
  await db.deleteFrom('release_report').where('minute', '<', sql<Date>`now() - interval '1 day'`).execute();
}
