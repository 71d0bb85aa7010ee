/** What one version's browsers reported within one period: `bad` of `all` observations. */
export interface Tally {
  readonly bad: number;
  readonly all: number;
}

/** A period in which candidate and stable were observed together, such as a minute. */
export interface Period {
  readonly candidate: Tally;
  readonly stable: Tally;
}

export interface Margins {
  /** A share of bad observations that is accepted of any candidate. */
  readonly floor: number;
  /** Accepted multiple of the stable version's share. */
  readonly times: number;
}

/** Probability that a healthy candidate is ever withdrawn. */
const FALSE_ALARM = 0.005;
/** Alternatives: shares of bad observations a bad candidate may have, of equal weight. */
const ALTERNATIVES = [0.1, 0.2, 0.35, 0.6, 0.95];
/** Periods of the stable version, the latest last, that its share is estimated from. */
const MEMORY = 15;
/** Pseudo-observations of a version that nothing is known of: good ones. */
const PRIOR: Tally = { bad: 0.2, all: 60 };
/** Standard deviations of one-sided bounds of 84 % and 97.7 %. */
const LIKELY = 1;
const SURE = 2;
/** Bad observations of the stable version in one period that look like an outage. */
const OUTAGE_LEAST = 3;

/** Result of {@link testSequentially}. */
export interface Evidence {
  readonly isWorse: boolean;
  /** E-value: how much better "worse than accepted" explains the observations; from 1 / {@link FALSE_ALARM} on it is. */
  readonly eValue: number;
  /** The accepted share in the latest period. */
  readonly accepted: number;
}

/**
 * Sequential test of a candidate against the stable version of the same time. It may be asked after every observation:
 * the e-value is a mixture of likelihood ratios against the accepted share, over alternatives and over the period in
 * which the candidate became bad, which stays below 1 / α for ever with probability 1 - α (Ville's inequality).
 * @param periods since the candidate was offered, in order
 */
export function testSequentially(periods: readonly Period[], margins: Margins): Evidence {
  const sums = ALTERNATIVES.map(() => 0);
  let accepted = margins.floor;
  for (const [at, { candidate }] of periods.entries()) {
    accepted = acceptedShare(
      periods.slice(Math.max(0, at + 1 - MEMORY), at + 1).map(({ stable }) => stable),
      margins,
    );
    // The weights of all starts sum up to 1.
    const weight = 1 / ((at + 1) * (at + 2));
    for (const [index, share] of ALTERNATIVES.entries())
      sums[index] = ((sums[index] ?? 0) + weight) * likelihoodRatio(candidate, share, accepted);
  }
  const eValue = sums.reduce((sum, each) => sum + each, 0) / ALTERNATIVES.length;
  return { isWorse: eValue >= 1 / FALSE_ALARM, eValue, accepted };
}

function likelihoodRatio({ bad, all }: Tally, share: number, accepted: number): number {
  // An alternative that would itself be accepted is none.
  if (share <= accepted) return 1;
  return (share / accepted) ** bad * ((1 - share) / (1 - accepted)) ** (all - bad);
}

/** The share of bad observations up to which a candidate is as good as the stable version. */
function acceptedShare(latest: readonly Tally[], { floor, times }: Margins): number {
  const all = latest.reduce(plus, PRIOR);
  // An outage hits both at once: the latest period is believed alone when it is bad.
  const now = latest.at(-1);
  const outage = now && now.bad >= OUTAGE_LEAST ? upperBound(now, SURE) : 0;
  return Math.min(0.99, Math.max(floor, times * upperBound(all, LIKELY), outage));
}

const plus = (one: Tally, other: Tally): Tally => ({ bad: one.bad + other.bad, all: one.all + other.all });

/** Wilson's upper bound of a share. */
function upperBound({ bad, all }: Tally, deviations: number): number {
  const [share, square] = [bad / all, deviations ** 2];
  const centre = share + square / (2 * all);
  const spread = deviations * Math.sqrt((share * (1 - share)) / all + square / (4 * all ** 2));
  return (centre + spread) / (1 + square / all);
}
