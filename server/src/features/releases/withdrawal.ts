import type { Health } from '@flint/shared/contracts/releases';

type Counts = Pick<Health, 'mounts' | 'failures'>;

/** Fewer reports than this say nothing. */
const LEAST_REPORTS = 20;
const LEAST_SHARE = 0.05;
/** How much worse than the stable version a candidate may not be. */
const TIMES_STABLE = 3;

const total = ({ mounts, failures }: Counts) => mounts + failures;
const share = (counts: Counts) => (total(counts) === 0 ? 0 : counts.failures / total(counts));

/** Whether a candidate breaks so much more often than the stable version that it is taken back. */
export function isFailing(candidate: Counts, stable: Counts): boolean {
  if (total(candidate) < LEAST_REPORTS || share(candidate) < LEAST_SHARE) return false;
  // In whole numbers: a share of 0.3 is a little less than three times one of 0.1.
  return candidate.failures * total(stable) >= TIMES_STABLE * stable.failures * total(candidate);
}

/** The reason that is written down, in words. */
export function whyFailing(candidate: Counts, stable: Counts): string {
  const percent = (counts: Counts) => `${Math.round(share(counts) * 100)} %`;
  return `${candidate.failures} of ${total(candidate)} loads failed within ten minutes (${percent(candidate)}, stable: ${percent(stable)}).`;
}
