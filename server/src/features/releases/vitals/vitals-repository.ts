import type { Environment } from '@flint/shared/contracts/boot';
import type { RemoteName } from '@flint/shared/contracts/remotes';
import type { Vital } from '@flint/shared/contracts/vitals';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database';
import type { SlowPeriod } from './slowness-test';
import type { Measured } from './why-slow';

/** Hours that counts are kept for. */
const KEPT_HOURS = 24;
/** Rows kept at most, of all versions; the oldest minutes go. */
const ROWS = 500_000;

/** Values of one bucket. `call` is empty for a measurement of the page. */
export interface CountedVital {
  readonly remote: RemoteName;
  readonly version: string;
  readonly vital: Vital;
  readonly call: string;
  readonly bucket: number;
  readonly count: number;
}

/** Adds counts to those of the current minute. */
export async function addVitals(db: Db, environment: Environment, counted: readonly CountedVital[]): Promise<void> {
  if (counted.length === 0) return;
  const minute = sql<Date>`date_trunc('minute', now())`;
  await db
    .insertInto('release_vital')
    .values(counted.map((each) => ({ ...each, environment, minute })))
    .onConflict((conflict) =>
      conflict
        .columns(['environment', 'remote', 'version', 'minute', 'vital', 'call', 'bucket'])
        .doUpdateSet({ count: sql<number>`release_vital.count + excluded.count` }),
    )
    .execute();
}

/** Deletes counts that are old, and the oldest above the limit. */
export async function deleteOldVitals(db: Db): Promise<void> {
  await db
    .deleteFrom('release_vital')
    .where('minute', '<', sql<Date>`now() - ${KEPT_HOURS} * interval '1 hour'`)
    .execute();
  await sql`
    delete from release_vital where minute <= (
      select minute from release_vital order by minute desc offset ${ROWS} limit 1
    )`.execute(db);
}

/** Calls that are compared: those with the most values of the candidate. */
const CALLS = 20;

/** What was measured of a candidate and of the stable version, by the minute since the candidate was offered. */
export async function findMeasured(
  db: Db,
  place: { readonly environment: Environment; readonly remote: RemoteName },
  versions: { readonly candidate: string; readonly stable: string },
): Promise<Measured> {
  const { candidate, stable } = versions;
  const { rows } = await sql<Pick<CountedVital, 'version' | 'vital' | 'call' | 'bucket' | 'count'> & { at: number }>`
    select version, vital, call, bucket, count, (dense_rank() over (order by minute))::int - 1 as at
    from release_vital
    where environment = ${place.environment} and remote = ${place.remote} and vital in ('inp', 'api')
      and version in (${candidate}, ${stable})
      and minute >= (select coalesce(date_trunc('minute', candidate_since), '-infinity') from release_steering
                     where environment = ${place.environment} and remote = ${place.remote})
    order by minute`.execute(db);
  const minutes = (rows.at(-1)?.at ?? -1) + 1;
  const empty = () => Array.from({ length: minutes }, (): Writable => ({ candidate: [], stable: [] }));
  const inp = empty();
  const api = new Map<string, Writable[]>();
  const sizes = new Map<string, number>();
  for (const { version, vital, call, bucket, count, at } of rows) {
    const series = vital === 'inp' ? inp : (api.get(call) ?? empty());
    if (vital === 'api') api.set(call, series);
    const of = version === candidate ? 'candidate' : 'stable';
    if (of === 'candidate') sizes.set(call, (sizes.get(call) ?? 0) + count);
    const period = series[at];
    if (period) period[of][bucket] = count;
  }
  const most = [...api].sort(([one], [other]) => (sizes.get(other) ?? 0) - (sizes.get(one) ?? 0)).slice(0, CALLS);
  return { inp, api: new Map(most.filter(([call]) => sizes.has(call))) };
}

type Writable = { [Version in keyof SlowPeriod]: number[] };
