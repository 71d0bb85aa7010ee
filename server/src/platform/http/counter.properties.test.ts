import fc from 'fast-check';
import { createMemoryCounter } from './counter';

/** `npm run fuzz` sets a new one each time. */
fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 22) });

/** Time passes, or a caller makes requests at once. */
const pauses = fc.record({ ms: fc.integer({ min: 0, max: 9_000 }) });
const bursts = fc.record({ key: fc.constantFrom('a', 'b'), hits: fc.integer({ min: 1, max: 6 }) });
const histories = fc.array(fc.oneof(pauses, bursts), { minLength: 1, maxLength: 40 });
const budgets = fc.record({ points: fc.integer({ min: 1, max: 5 }), perSeconds: fc.integer({ min: 1, max: 10 }) });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('under any interleaving a window grants its points and no more, and each key has its own', async () => {
  await fc.assert(
    fc.asyncProperty(budgets, histories, async ({ points, perSeconds }, history) => {
      const counter = createMemoryCounter({ name: 'test', points, perSeconds });
      const windows = new Map<string, { endsAt: number; granted: number }>();
      for (const event of history) {
        if ('ms' in event) {
          await jest.advanceTimersByTimeAsync(event.ms);
          continue;
        }
        const now = Date.now();
        const open = windows.get(event.key);
        const window = open && now < open.endsAt ? open : { endsAt: now + perSeconds * 1000, granted: 0 };
        windows.set(event.key, window);
        const counts = await Promise.all(Array.from({ length: event.hits }, () => counter.hit(event.key)));
        const granted = counts.filter(({ allowed }) => allowed).length;
        expect(granted).toBe(Math.min(event.hits, points - window.granted));
        window.granted += granted;
        for (const { left, retryAfterSeconds } of counts) {
          expect(left).toBeGreaterThanOrEqual(0);
          expect(retryAfterSeconds).toBe(Math.max(1, Math.ceil((window.endsAt - now) / 1000)));
        }
      }
    }),
  );
});

test('one who waits as long as told is granted, and the window ends less than a second before', async () => {
  await fc.assert(
    fc.asyncProperty(budgets, fc.integer({ min: 0, max: 9_999 }), async ({ points, perSeconds }, waited) => {
      const counter = createMemoryCounter({ name: 'test', points, perSeconds });
      for (let at = 0; at < points; at++) await counter.hit('a');
      await jest.advanceTimersByTimeAsync(waited % (perSeconds * 1000));
      const { allowed, retryAfterSeconds } = await counter.hit('a');
      expect(allowed).toBe(false);
      await jest.advanceTimersByTimeAsync((retryAfterSeconds - 1) * 1000);
      if (retryAfterSeconds > 1) expect(await counter.hit('a')).toMatchObject({ allowed: false });
      await jest.advanceTimersByTimeAsync(1000);
      expect(await counter.hit('a')).toMatchObject({ allowed: true, left: points - 1 });
    }),
  );
});
