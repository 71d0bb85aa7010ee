import type { Health } from '@flint/shared/contracts/releases';

type Counts = Pick<Health, 'mounts' | 'failures'>;

/** Minimum number of reports for a decision. */
const LEAST_REPORTS = 20;
const LEAST_SHARE = 0.05;
/** Maximum error rate of a candidate, as a multiple of the stable version's. */
const TIMES_STABLE = 3;

const total = ({ mounts, failures }: Counts) => mounts + failures;
const share = (counts: Counts) => (total(counts) === 0 ? 0 : counts.failures / total(counts));

/**
 * Automatic rollback: whether a candidate's error rate is so much higher than the stable version's that it is
 * withdrawn.
 */
export function isFailing(candidate: Counts, stable: Counts): boolean {
  if (total(candidate) < LEAST_REPORTS || share(candidate) < LEAST_SHARE) return false;
  // In integers, since 0.3 < 3 × 0.1 in floating point.
  return candidate.failures * total(stable) >= TIMES_STABLE * stable.failures * total(candidate);
}

/** The recorded reason. */
export function whyFailing(candidate: Counts, stable: Counts): string {
  const percent = (counts: Counts) => `${Math.round(share(counts) * 100)} %`;
  return `${candidate.failures} of ${total(candidate)} loads failed within ten minutes (${percent(candidate)}, stable: ${percent(stable)}).`;
}
