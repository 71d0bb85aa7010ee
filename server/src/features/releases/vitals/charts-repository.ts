import type { Environment } from '@flint/shared/contracts/boot';
import type { RemoteName } from '@flint/shared/contracts/remotes';
import type { Vital } from '@flint/shared/contracts/vitals';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database';

interface Window {
  readonly environment: Environment;
  readonly remote: RemoteName;
  readonly versions: readonly string[];
  /** Length of a period, and their number until now. */
  readonly minutes: number;
  readonly periods: number;
}

interface Row {
  version: string;
  /** 0 is the oldest. */
  period: number;
}

const periodOf = ({ minutes, periods }: Window) =>
  sql<number>`${periods} - 1 - floor(extract(epoch from now() - minute) / 60 / ${minutes})::int`;
const isWithin = ({ environment, remote, versions, minutes, periods }: Window) =>
  sql`environment = ${environment} and remote = ${remote} and version = any(${[...versions]})
      and minute > now() - make_interval(mins => ${minutes * periods})`;

/** Loads and failures by version and period. */
export async function findLoads(db: Db, window: Window): Promise<(Row & { loads: number; failures: number })[]> {
  const { rows } = await sql<Row & { loads: number; failures: number }>`
    select version, period, sum(mounts + failures)::int as loads, sum(failures)::int as failures
    from (select *, ${periodOf(window)} as period from release_report where ${isWithin(window)}) reported
    group by version, period`.execute(db);
  return rows;
}

/** Values by version, period, measurement and bucket; those of all API calls together. */
export async function findCharted(
  db: Db,
  window: Window,
): Promise<(Row & { vital: Vital; bucket: number; count: number })[]> {
  const { rows } = await sql<Row & { vital: Vital; bucket: number; count: number }>`
    select version, period, vital, bucket, sum(count)::int as count
    from (
      select *, ${periodOf(window)} as period from release_vital
      where ${isWithin(window)} and vital <> 'long-task'
    ) measured
    group by version, period, vital, bucket`.execute(db);
  return rows;
}
