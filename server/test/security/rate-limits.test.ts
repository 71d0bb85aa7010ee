import fc from 'fast-check';
import pg from 'pg';
import { createPgCounter } from '../../src/platform/http/counter';
import { newPreparedDatabase } from '../support/new-database';

/** `npm run fuzz` sets a new one each time. */
fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 22) });

/** Two pools stand for two processes. */
let pools: pg.Pool[];
beforeAll(async () => {
  const connectionString = await newPreparedDatabase();
  pools = [1, 2].map(() => new pg.Pool({ connectionString, max: 4 }));
});
afterAll(() => Promise.all(pools.map((pool) => pool.end())));

/** The clock only: the database answers in real time. */
const passing = (ms: number) => jest.setSystemTime(Date.now() + ms);
beforeEach(() => jest.useFakeTimers({ doNotFake: REAL, now: Date.now() }));
afterEach(() => jest.useRealTimers());
const REAL = [
  ...(['hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'clearImmediate'] as const),
  ...(['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] as const),
];

test('processes that share a budget grant its points and no more, and the wait they name is enough', async () => {
  let round = 0;
  const bursts = fc.array(fc.tuple(fc.nat({ max: 6 }), fc.nat({ max: 6 }), fc.nat({ max: 1_500 })), {
    minLength: 1,
    maxLength: 4,
  });
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 8 }), bursts, async (points, history) => {
      const perSeconds = 5;
      const budget = { name: `round-${round++}`, points, perSeconds };
      const [one, two] = pools.map((pool) => createPgCounter(pool, budget));
      let endsAt = 0;
      let granted = 0;
      for (const [first = 0, second = 0, pause = 0] of history) {
        const now = Date.now();
        if (now >= endsAt && first + second > 0) [endsAt, granted] = [now + perSeconds * 1000, 0];
        const hits = [...Array(first).fill(one), ...Array(second).fill(two)].map((counter) => counter.hit('a'));
        const counts = await Promise.all(hits);
        const allowed = counts.filter((count) => count.allowed).length;
        expect(allowed).toBe(Math.min(first + second, points - granted));
        granted += allowed;
        for (const { retryAfterSeconds } of counts)
          expect(retryAfterSeconds).toBe(Math.max(1, Math.ceil((endsAt - now) / 1000)));
        passing(pause);
      }
      const last = await one?.hit('a');
      passing((last?.retryAfterSeconds ?? 0) * 1000);
      expect(await two?.hit('a')).toMatchObject({ allowed: true });
    }),
    { numRuns: 60 },
  );
});
