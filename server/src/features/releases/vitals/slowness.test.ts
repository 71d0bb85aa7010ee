import { bucketOf } from './buckets';
import { type SlowPeriod, testSlowness } from './slowness-test';
import { judgeSlowness, type Measured } from './why-slow';

interface Rollout {
  /** Of both versions in a minute; each makes six of twelve calls. */
  readonly visits: number;
  /** Share of the users who get the candidate. */
  readonly share: number;
  /** Each keeps a version and a device, and contributes one value of a measurement. */
  readonly users: number;
  readonly minutes: number;
  /** What durations are multiplied by. */
  readonly factorsOf: (minute: number) => Factors;
}
interface Factors {
  readonly candidate: number;
  readonly stable: number;
}

/** The long form of the tests simulates more: docs/how-to/prove-the-tests.md. */
const MANY = process.env.FLINT_LONG === '1' ? 1_000 : 200;
const CALLS = Array.from({ length: 12 }, (_, at) => `call${at}`);
const CALLS_PER_VISIT = 6;
/** Standard deviations of logarithms: of devices, of visits to one, and of single values. */
const SPREAD = { device: 0.35, visit: 0.2, value: 0.45 };

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

function measure({ visits, share, users: population, minutes, factorsOf }: Rollout, random: () => number): Measured {
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const empty = (): SlowPeriod[] => Array.from({ length: minutes }, () => ({ candidate: [], stable: [] }));
  const inp = empty();
  const api = new Map(CALLS.map((call) => [call, empty()]));
  const users = Array.from({ length: population }, () => ({
    version: random() < share ? ('candidate' as const) : ('stable' as const),
    device: normal() * SPREAD.device,
    measured: new Set<string>(),
  }));
  for (let minute = 0; minute < minutes; minute++)
    for (let visit = 0; visit < visits; visit++) {
      const user = users[Math.floor(random() * population)];
      if (!user) continue;
      const { version, device, measured } = user;
      const factor = factorsOf(minute)[version];
      const add = (name: string, series: SlowPeriod[] | undefined, ms: number) => {
        const histogram = series?.[minute]?.[version] as number[] | undefined;
        if (!histogram || measured.has(name)) return;
        measured.add(name);
        const bucket = bucketOf(ms * Math.exp(normal() * SPREAD.value) * factor);
        histogram[bucket] = (histogram[bucket] ?? 0) + 1;
      };
      const network = normal() * SPREAD.visit + device / 2;
      add('inp', inp, 160 * Math.exp(device));
      for (let made = 0; made < CALLS_PER_VISIT; made++) {
        const at = Math.floor(random() * CALLS.length);
        const call = CALLS[at] ?? '';
        add(call, api.get(call), 30 * (at + 1) * Math.exp(network));
      }
    }
  return { inp, api };
}

/** @returns minutes until the candidate is withdrawn; undefined when it never is */
function withdrawnAfter(measured: Measured): number | undefined {
  const { inp, api } = measured;
  const eValues = [testSlowness([inp], 1), testSlowness([...api.values()], 0.3)];
  for (let minute = 1; minute <= inp.length; minute++) {
    if (!eValues.some((values) => (values[minute - 1] ?? 0) >= 500)) continue;
    const until = {
      inp: inp.slice(0, minute),
      api: new Map([...api].map(([call, series]) => [call, series.slice(0, minute)])),
    };
    if (judgeSlowness(until).why) return minute;
  }
  return undefined;
}

const same = () => ({ candidate: 1, stable: 1 });
const slower = (candidate: number) => () => ({ candidate, stable: 1 });

test.each<[string, number, Rollout]>([
  ['10 % of little traffic', MANY, { visits: 10, share: 0.1, users: 200, minutes: 60, factorsOf: same }],
  ['half of some traffic', 100, { visits: 20, share: 0.5, users: 300, minutes: 60, factorsOf: same }],
  [
    'an outage of five minutes, in which all takes three times as long',
    100,
    {
      ...{ visits: 40, share: 0.25, users: 1_000, minutes: 40 },
      factorsOf: (minute) => (minute >= 20 && minute < 25 ? { candidate: 3, stable: 3 } : same()),
    },
  ],
])('a candidate that is as fast is withdrawn in at most 1 % of the rollouts: %s', (_name, rollouts, rollout) => {
  const random = randomOf(4711);
  let withdrawn = 0;
  for (let each = 0; each < rollouts; each++)
    if (withdrawnAfter(measure(rollout, random)) !== undefined) withdrawn += 1;
  expect(withdrawn).toBeLessThanOrEqual(rollouts / 100);
});

test.each<[string, number, number]>([
  ['30 % slower', 1.3, 10],
  ['twice as slow', 2, 4],
])(
  'a candidate that is %s is withdrawn within minutes, of ten visits and sixty calls a minute',
  (_name, factor, limit) => {
    const random = randomOf(23);
    const rollout = { visits: 100, share: 0.1, users: 3_000, minutes: 20, factorsOf: slower(factor) };
    const after = Array.from(
      { length: 40 },
      () => withdrawnAfter(measure(rollout, random)) ?? Number.POSITIVE_INFINITY,
    );
    after.sort((one, other) => one - other);
    expect(after[36]).toBeLessThanOrEqual(limit);
  },
);

test('the reason has the figures', () => {
  const random = randomOf(5);
  const rollout = { visits: 100, share: 0.1, users: 3_000, minutes: 15, factorsOf: slower(2) };
  const { why } = judgeSlowness(measure(rollout, random));
  expect(why).toMatch(
    /^p75 INP \d{3} ms against \d{3} ms of stable, \d+ visits since it was offered\. Up to 20 % or 25 ms more is accepted\. API p95 call\d+ \d+ ms against \d+ ms of stable; /,
  );
});

test('too little of the stable version is no comparison', () => {
  const slow: number[] = [];
  slow[bucketOf(9_000)] = 50;
  expect(judgeSlowness({ inp: [{ candidate: slow, stable: [] }], api: new Map() })).toEqual({
    why: undefined,
    isDoubtful: false,
  });
});
