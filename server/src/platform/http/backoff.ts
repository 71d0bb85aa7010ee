import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { COUNTERS_TABLE } from './counters-repository';

/** Growing delays: so many attempts are free, and each one after them is followed by a longer pause. */
export interface Growth {
  /** Names the counter; counters of the same name share one count. */
  readonly name: string;
  /** Attempts without a pause. */
  readonly free: number;
  /** Seconds after the first attempt that is not free. Each further one doubles them. */
  readonly firstDelayS: number;
  readonly maxDelayS: number;
  /** Seconds, counted from the first attempt, after which all are forgotten. */
  readonly perSeconds: number;
}

export interface Backoff {
  /**
   * Counts an attempt before it is made, so that concurrent attempts all count. An attempt during a pause is not counted
   * and does not prolong the pause.
   * @returns 0 when it may be made, else the seconds to wait
   */
  take(key: string): Promise<number>;
  /** Uncounts an attempt that was no failure, and ends the pause after it. */
  giveBack(key: string): Promise<void>;
}

/** Growing delays shared by all processes, in PostgreSQL. Fails closed: it throws while the database is away. */
export function createPgBackoff(pool: Pool, growth: Growth): Backoff {
  const { name, free, maxDelayS, perSeconds } = growth;
  const table = { storeClient: pool, storeType: 'pool', tableName: COUNTERS_TABLE, tableCreated: true };
  const attempts = new RateLimiterPostgres({ ...table, keyPrefix: name, points: free, duration: perSeconds });
  const pauses = new RateLimiterPostgres({ ...table, keyPrefix: `${name}-pause`, points: 1, duration: maxDelayS });
  return {
    async take(key) {
      const { consumedPoints } = await attempts.penalty(key);
      if (consumedPoints <= free) return 0;
      try {
        // The pause begins with the attempt: of concurrent ones a single one passes.
        await pauses.consume(key, 1, { customDuration: delayAfter(consumedPoints, growth) });
        return 0;
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        await attempts.reward(key);
        return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      }
    },
    async giveBack(key) {
      await attempts.reward(key);
      await pauses.delete(key);
    },
  };
}

/** Seconds to wait after an attempt, the first being 1. */
export function delayAfter(attempt: number, { free, firstDelayS, maxDelayS }: Omit<Growth, 'name'>): number {
  return Math.min(maxDelayS, firstDelayS * 2 ** (attempt - free - 1));
}
