import { type Margins, type Period, testSequentially } from './sequential-test';

const MARGINS: Margins = { floor: 0.02, times: 2 };

/** mulberry32: repeatable random numbers. */
function randomOf(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Rollout {
  readonly perMinute: number;
  /** Share of the users who get the candidate. */
  readonly rollout: number;
  readonly minutes: number;
  readonly shareOf: (minute: number) => { candidate: number; stable: number };
}

/** @returns minutes until the candidate is withdrawn; undefined when it never is */
function simulate({ perMinute, rollout, minutes, shareOf }: Rollout, random: () => number): number | undefined {
  const periods: Period[] = [];
  for (let minute = 0; minute < minutes; minute++) {
    const counts = { candidate: { bad: 0, all: 0 }, stable: { bad: 0, all: 0 } };
    for (let load = 0; load < perMinute; load++) {
      const version = random() < rollout ? 'candidate' : 'stable';
      counts[version].all += 1;
      if (random() < shareOf(minute)[version]) counts[version].bad += 1;
    }
    periods.push(counts);
    if (counts.candidate.bad > 0 && testSequentially(periods, MARGINS).isWorse) return minute + 1;
  }
  return undefined;
}

const always = (candidate: number, stable: number) => () => ({ candidate, stable });

test.each([
  ['10 % of little traffic, hardly a failure', { perMinute: 6, rollout: 0.1, shareOf: always(0.002, 0.002) }],
  ['10 % of little traffic, 3 % failures in both', { perMinute: 6, rollout: 0.1, shareOf: always(0.03, 0.03) }],
  ['half of some traffic, 1 % failures in both', { perMinute: 60, rollout: 0.5, shareOf: always(0.01, 0.01) }],
  [
    'an outage of five minutes that both suffer',
    {
      perMinute: 40,
      rollout: 0.25,
      shareOf: (minute: number) => {
        const share = minute >= 20 && minute < 25 ? 0.6 : 0.005;
        return { candidate: share, stable: share };
      },
    },
  ],
])('a healthy candidate is withdrawn in at most 1 % of 1,000 rollouts: %s', (_name, rollout) => {
  const random = randomOf(4711);
  let withdrawn = 0;
  for (let each = 0; each < 1_000; each++)
    if (simulate({ ...rollout, minutes: 60 }, random) !== undefined) withdrawn += 1;
  expect(withdrawn).toBeLessThanOrEqual(10);
});

test('a candidate that throws for one in five is gone within a minute of 60 loads of it, nearly always', () => {
  const random = randomOf(11);
  let first = 0;
  for (let each = 0; each < 200; each++) {
    const rollout = { perMinute: 120, rollout: 0.5, minutes: 5, shareOf: always(0.2, 0.002) };
    const after = simulate(rollout, random);
    expect(after).toBeLessThanOrEqual(3);
    if (after === 1) first += 1;
  }
  expect(first).toBeGreaterThanOrEqual(160);
});

test('a candidate that becomes bad after ten healthy hours is withdrawn within minutes', () => {
  const random = randomOf(5);
  const shareOf = (minute: number) => ({ candidate: minute < 600 ? 0.002 : 0.2, stable: 0.002 });
  const after = simulate({ perMinute: 60, rollout: 0.5, minutes: 620, shareOf }, random);
  expect(after).toBeGreaterThan(600);
  expect(after).toBeLessThanOrEqual(605);
});

test('one failure in twenty is no evidence; every load failing is, also without word of the stable version', () => {
  const silent = { bad: 0, all: 0 };
  expect(testSequentially([{ candidate: { bad: 1, all: 20 }, stable: silent }], MARGINS).isWorse).toBe(false);
  expect(testSequentially([{ candidate: { bad: 8, all: 8 }, stable: silent }], MARGINS).isWorse).toBe(true);
});
