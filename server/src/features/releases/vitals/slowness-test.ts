import { BUCKETS, type Histogram, shiftOf, sizeOf } from './buckets';

/** One measurement of both versions within a period, such as a minute; for API calls one per call. */
export interface SlowPeriod {
  readonly candidate: Histogram;
  readonly stable: Histogram;
}

/** A measurement over the periods since the candidate was offered. All series of one test have the same periods. */
export type Series = readonly SlowPeriod[];

/** Alternatives: factors that a slow candidate's values may be multiplied by, of equal weight. */
const ALTERNATIVES = [1.3, 1.8, 3.5].map(shiftOf);
/** Values of the stable version that its distribution is estimated from: those of the shortest time that has them. */
const ENOUGH = 40;
/** Fewer are no comparison. */
const LEAST = 20;
/** Periods that they are looked for in. */
const MEMORY = 15;
/** A class of values holds at least this share of the stable version's: few classes are estimated well. */
const CLASS = 0.1;
/** Added to each class, as a share of all: a ratio is never infinite. */
const SMOOTHING = 0.01;
/** The same for the values above the last whole class, which are few and so known badly. */
const REST = 0.05;

/** How each alternative explains the candidate's values of a period, against "as the stable version's": logarithms. */
type Evidence = readonly number[];

/**
 * Sequential test of how long something takes with a candidate against the stable version of the same time. As in
 * `testSequentially`, the e-value is a mixture of likelihood ratios over alternatives and over the period in which the
 * candidate became slow: it exceeds 1 / α with a probability of at most α, however often it is asked. The null is the
 * stable version's own distribution; an alternative is that distribution, multiplied.
 * @param all series of one kind, such as INP alone or each API call; half of the weight is on all being slower together,
 *   half on one of them
 * @param weight of one value, at most 1: below 1 where several are of one visit, and so resemble each other
 * @returns the e-value after each period
 */
export function testSlowness(all: readonly Series[], weight: number): number[] {
  const evidence = all.map((series) => series.map((_period, at) => evidenceOf(series, at)));
  const logs = (all[0] ?? []).map((_period, at) => {
    const excess = stableExcess(all, evidence, at);
    return all.map((series, index): Evidence => {
      const size = sizeOf(series[at]?.candidate ?? []);
      const log = evidence[index]?.[at]?.candidate ?? NONE;
      return log.map((each, alternative) => weight * (each - size * (excess[alternative] ?? 0)));
    });
  });
  const together = mixture(logs.map(plus));
  if (all.length === 1) return together;
  const alone = all.map((_series, index) => mixture(logs.map((each) => each[index] ?? NONE)));
  return together.map((value, at) => (value + alone.reduce((sum, one) => sum + (one[at] ?? 0), 0) / alone.length) / 2);
}

const NONE: Evidence = ALTERNATIVES.map(() => 0);
const plus = (all: readonly Evidence[]): Evidence =>
  NONE.map((_, index) => all.reduce((sum, log) => sum + (log[index] ?? 0), 0));

/** E-values over the alternatives and over the first slow period; the weights of all starts sum up to 1. */
function mixture(logs: readonly Evidence[]): number[] {
  const sums = ALTERNATIVES.map(() => 0);
  return logs.map((log, at) => {
    const start = 1 / ((at + 1) * (at + 2));
    for (const [index, each] of log.entries())
      sums[index] = Math.min(Number.MAX_VALUE, ((sums[index] ?? 0) + start) * Math.exp(each));
    return sums.reduce((sum, each) => sum + each / ALTERNATIVES.length, 0);
  });
}

/** Evidence of a period, of each version's values; none while too little is known of the stable version. */
function evidenceOf(series: Series, at: number): { readonly candidate: Evidence; readonly stable: Evidence } {
  const now = series[at];
  const known = now && sizeOf(now.candidate) > 0 ? latestStable(series, at) : undefined;
  if (!now || !known) return { candidate: NONE, stable: NONE };
  const scores = ALTERNATIVES.map((shift) => scoresOf(known.stable, known.size, shift));
  // The stable version's distribution is an estimate: with as many values of the candidate, its error weighs as much.
  const certainty = known.size / (known.size + known.candidates);
  const of = (values: Histogram): Evidence => scores.map((score) => certainty * scored(values, score));
  return { candidate: of(now.candidate), stable: of(now.stable) };
}

/** What slows both versions at once, such as the server, is no evidence: per value, and never in the candidate's favour. */
function stableExcess(all: readonly Series[], evidence: ReturnType<typeof evidenceOf>[][], at: number): Evidence {
  const size = all.reduce((sum, series) => {
    const period = series[at];
    return period && sizeOf(period.candidate) > 0 ? sum + sizeOf(period.stable) : sum;
  }, 0);
  if (size === 0) return NONE;
  return plus(evidence.map((each) => each[at]?.stable ?? NONE)).map((log) => Math.max(0, log / size));
}

function latestStable(series: Series, at: number) {
  const stable: number[] = [];
  let [size, candidates] = [0, 0];
  for (let back = at; back >= Math.max(0, at + 1 - MEMORY) && size < ENOUGH; back--) {
    const period = series[back];
    if (!period) break;
    for (const [bucket, count = 0] of period.stable.entries()) stable[bucket] = (stable[bucket] ?? 0) + count;
    size += sizeOf(period.stable);
    candidates += sizeOf(period.candidate);
  }
  return size < LEAST ? undefined : { stable, candidates, size };
}

const scored = (values: Histogram, scores: readonly number[]) =>
  values.reduce<number>((sum, count = 0, bucket) => sum + count * (scores[bucket] ?? 0), 0);

/** By bucket, the logarithm of how much likelier its class is when values are shifted. */
function scoresOf(stable: Histogram, size: number, shift: number): number[] {
  const shifted = shiftedBy(stable, shift);
  const scores: number[] = [];
  let [own, other] = [0, 0];
  for (let bucket = 0; bucket < BUCKETS; bucket++) {
    own += stable[bucket] ?? 0;
    other += shifted[bucket] ?? 0;
    const isWhole = own >= CLASS * size;
    if (!isWhole && bucket < BUCKETS - 1) continue;
    const more = size * (isWhole ? SMOOTHING : REST);
    const score = Math.log((other + more) / (own + more));
    while (scores.length <= bucket) scores.push(score);
    [own, other] = [0, 0];
  }
  return scores;
}

/** The histogram of the same values, multiplied: each count is split between two neighbours. */
function shiftedBy(histogram: Histogram, shift: number): number[] {
  const shifted = Array.from({ length: BUCKETS }, () => 0);
  const [whole, part] = [Math.floor(shift), shift % 1];
  for (const [bucket, count = 0] of histogram.entries()) {
    const low = Math.min(BUCKETS - 1, bucket + whole);
    const high = Math.min(BUCKETS - 1, low + 1);
    shifted[low] = (shifted[low] ?? 0) + count * (1 - part);
    shifted[high] = (shifted[high] ?? 0) + count * part;
  }
  return shifted;
}
