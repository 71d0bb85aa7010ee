import { type Histogram, merged, quantileOf, sizeOf } from './buckets';
import { type Series, testSlowness } from './slowness-test';

/** What the browsers measured of both versions since the candidate was offered, with the same periods throughout. */
export interface Measured {
  readonly inp: Series;
  /** By call. */
  readonly api: ReadonlyMap<string, Series>;
}

/** Share of values below the watched quantile: 75 % of the visits, 95 % of the calls. */
const WATCHED = { inp: 0.75, api: 0.95 } as const;

/** Margins: a candidate is withdrawn when it is slower by at least this factor, and this many milliseconds. */
const MARGIN = { times: 1.2, ms: 25 };
/** Probability that a candidate that is as fast as the stable version is withdrawn, for INP and for calls each. */
const FALSE_ALARM = 0.002;
/** Evidence from which a ramp waits: one in ten candidates that are as fast comes so far. */
const DOUBTFUL = 10;
/** Weight of an API call: those of one visit share a device and a network. */
const CALL_WEIGHT = 0.3;
/** Calls that the reason names. */
const NAMED = 3;

/** How slow a candidate is: a reason to withdraw it, and whether there is a doubt. */
export interface Slowness {
  /** With figures; undefined while there is none. */
  readonly why: string | undefined;
  readonly isDoubtful: boolean;
}

export function judgeSlowness({ inp, api }: Measured): Slowness {
  const calls = [...api];
  const found = [
    { values: testSlowness([inp], 1), why: () => whyInp(inp) },
    {
      values: testSlowness(
        calls.map(([, series]) => series),
        CALL_WEIGHT,
      ),
      why: () => whyCalls(calls),
    },
  ].map(({ values, why }) => ({ eValue: values.at(-1) ?? 1, why }));
  const reasons = found.filter(({ eValue }) => eValue >= 1 / FALSE_ALARM).flatMap(({ why }) => why() ?? []);
  return {
    why: reasons.length > 0 ? reasons.join(' ') : undefined,
    isDoubtful: found.some(({ eValue }) => eValue >= DOUBTFUL),
  };
}

interface Compared {
  readonly candidate: number;
  readonly stable: number;
  /** Values of the candidate. */
  readonly count: number;
}

function whyInp(series: Series): string | undefined {
  const compared = compare(series, WATCHED.inp);
  if (!compared || !isSlower([compared])) return undefined;
  return `p75 INP ${inWords(compared)}, ${compared.count} visits since it was offered.${ACCEPTED}`;
}

function whyCalls(calls: readonly (readonly [string, Series])[]): string | undefined {
  const all = calls
    .flatMap(([call, series]) => {
      const compared = compare(series, WATCHED.api);
      return compared ? [{ call, ...compared, e: testSlowness([series], CALL_WEIGHT).at(-1) ?? 1 }] : [];
    })
    .sort((one, other) => other.e - one.e);
  // All calls may be slower together, or one of them.
  const slower = [all, all.slice(0, 1)].find((some) => isSlower(some));
  if (!slower) return undefined;
  const named = slower.slice(0, NAMED).map((each) => `${each.call} ${inWords(each)}`);
  const count = slower.reduce((sum, each) => sum + each.count, 0);
  return `API p95 ${named.join('; ')}: ${count} calls since it was offered.${ACCEPTED}`;
}

const ACCEPTED = ` Up to ${Math.round((MARGIN.times - 1) * 100)} % or ${MARGIN.ms} ms more is accepted.`;

const inWords = ({ candidate, stable }: Compared) =>
  `${Math.round(candidate)} ms against ${Math.round(stable)} ms of stable`;

function compare(series: Series, share: number): Compared | undefined {
  const sumOf = (version: 'candidate' | 'stable') =>
    series.reduce<Histogram>((sum, period) => merged(sum, period[version]), []);
  const own = sumOf('candidate');
  const [candidate, stable] = [quantileOf(own, share), quantileOf(sumOf('stable'), share)];
  return candidate === null || stable === null ? undefined : { candidate, stable, count: sizeOf(own) };
}

/** Whether quantiles are worse by the margin: the mean factor, each weighing as much as it has values. */
function isSlower(all: readonly Compared[]): boolean {
  const count = all.reduce((sum, each) => sum + each.count, 0);
  const mean = (of: (each: Compared) => number) => all.reduce((sum, each) => sum + each.count * of(each), 0) / count;
  return (
    mean(({ candidate, stable }) => Math.log(candidate / stable)) >= Math.log(MARGIN.times) &&
    mean(({ candidate, stable }) => candidate - stable) >= MARGIN.ms
  );
}
