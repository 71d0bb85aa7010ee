import type { Environment } from '@flint/shared/contracts/boot';
import type { RemoteName } from '@flint/shared/contracts/remotes';
import {
  CHART_MINUTES,
  CHART_PERIODS,
  CHARTED,
  type Charted,
  type Vital,
  type VitalSeries,
} from '@flint/shared/contracts/vitals';
import type { Db } from '../../../platform/db/database';
import { type Histogram, merged, quantileOf, sizeOf } from './buckets';
import { findCharted, findLoads } from './charts-repository';

/** What one version did in one period. */
interface Cell {
  loads: number;
  failures: number;
  readonly values: Map<string, Histogram>;
}

const OUTCOMES: readonly Vital[] = ['api-answered', 'api-refused', 'api-failed'];
const SHARES: Partial<Record<Charted, number>> = { inp: 0.75, lcp: 0.75, cls: 0.75, api: 0.95 };

/** Charts of versions of a remote over the last hour. */
export async function chartsOf(
  db: Db,
  environment: Environment,
  remote: RemoteName,
  versions: readonly string[],
): Promise<VitalSeries[]> {
  const window = { environment, remote, versions, minutes: CHART_MINUTES, periods: CHART_PERIODS };
  const [loads, values] = await Promise.all([findLoads(db, window), findCharted(db, window)]);
  return versions.flatMap((version) => {
    const cells = Array.from({ length: CHART_PERIODS }, (): Cell => ({ loads: 0, failures: 0, values: new Map() }));
    for (const { period, loads: count, failures } of loads.filter((row) => row.version === version))
      Object.assign(cells[period] ?? {}, { loads: count, failures });
    for (const { period, vital, bucket, count } of values.filter((row) => row.version === version)) {
      const cell = cells[period];
      if (!cell) continue;
      const one: number[] = [];
      one[bucket] = count;
      cell.values.set(vital, merged(cell.values.get(vital) ?? [], one));
    }
    const whole = cells.reduce(together, { loads: 0, failures: 0, values: new Map() });
    return CHARTED.map((charted) => ({
      ...{ version, charted, total: figureOf(whole, charted) },
      points: cells.map((cell) => figureOf(cell, charted)),
    }));
  });
}

function together(one: Cell, other: Cell): Cell {
  const values = new Map(one.values);
  for (const [vital, histogram] of other.values) values.set(vital, merged(values.get(vital) ?? [], histogram));
  return { loads: one.loads + other.loads, failures: one.failures + other.failures, values };
}

function figureOf({ loads, failures, values }: Cell, charted: Charted): number | null {
  if (charted === 'loads') return loads;
  if (charted === 'failures') return loads === 0 ? null : (100 * failures) / loads;
  if (charted === 'api-failures') {
    const [answered = 0, refused = 0, failed = 0] = OUTCOMES.map((vital) => sizeOf(values.get(vital) ?? []));
    const calls = answered + refused + failed;
    return calls === 0 ? null : (100 * failed) / calls;
  }
  return quantileOf(values.get(charted) ?? [], SHARES[charted] ?? 0.75);
}
