import { type Margins, type Period, type Tally, testSequentially } from './sequential-test';

/** Up to 2 % of failing loads, and up to twice the stable version's share, are accepted of a candidate. */
const FAILURES: Margins = { floor: 0.02, times: 2 };

/**
 * Automatic rollback: why a candidate is withdrawn, when its loads fail so much more often than the stable version's.
 * @param periods reports on both, by the minute since it was offered
 */
export function whyFailing(periods: readonly Period[]): string | undefined {
  const { isWorse, accepted } = testSequentially(periods, FAILURES);
  if (!isWorse) return undefined;
  const [candidate, stable] = [sumOf(periods, 'candidate'), sumOf(periods, 'stable')];
  return (
    `${candidate.bad} of ${candidate.all} loads failed since it was offered (${percent(candidate)}); ` +
    `${stable.bad} of ${stable.all} of the stable version in the same time (${percent(stable)}). ` +
    `Up to ${(accepted * 100).toFixed(1)} % was accepted.`
  );
}

/** Evidence from which a ramp waits: one in ten candidates that fail as seldom comes so far. */
const DOUBTFUL = 10;

/** Whether it may be that a candidate fails more often; see {@link whyFailing}. */
export const mayBeFailing = (periods: readonly Period[]) => testSequentially(periods, FAILURES).eValue >= DOUBTFUL;

const sumOf = (periods: readonly Period[], version: keyof Period): Tally =>
  periods.reduce((sum, { [version]: each }) => ({ bad: sum.bad + each.bad, all: sum.all + each.all }), {
    bad: 0,
    all: 0,
  });

const percent = ({ bad, all }: Tally) => (all === 0 ? 'none known' : `${((bad / all) * 100).toFixed(1)} %`);
