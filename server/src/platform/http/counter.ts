import type { Pool } from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { COUNTERS_TABLE } from './counters-repository';

/** Rate limit: how many events a window allows. */
export interface Budget {
  /** Names the counter; counters of the same name share one count. */
  readonly name: string;
  readonly points: number;
  /** Seconds, counted from the first event of a window. */
  readonly perSeconds: number;
}

export interface Count {
  readonly allowed: boolean;
  /** Events that still fit into this window. */
  readonly left: number;
  /** Seconds until the window ends. */
  readonly retryAfterSeconds: number;
}

/** Fixed-window counter by key. Events over the budget do not prolong the window. */
export interface Counter {
  hit(key: string): Promise<Count>;
  /** Undoes one event. */
  undo(key: string): Promise<void>;
  reset(key: string): Promise<void>;
}

/** Counter shared by all processes, in PostgreSQL. Fails closed: it throws while the database is away. */
export function createPgCounter(pool: Pool, { name, points, perSeconds }: Budget): Counter {
  return toCounter(
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: COUNTERS_TABLE,
      tableCreated: true,
      keyPrefix: name,
      points,
      duration: perSeconds,
    }),
  );
}

/** Counter of this process alone, in memory. */
export function createMemoryCounter({ name, points, perSeconds }: Budget): Counter {
  return toCounter(new RateLimiterMemory({ keyPrefix: name, points, duration: perSeconds }));
}

function toCounter(limiter: RateLimiterAbstract): Counter {
  return {
    async hit(key) {
      try {
        return toCount(await limiter.consume(key), true);
      } catch (refusal) {
        // The library rejects with a result when the budget is spent, and with an error when it could not count.
        if (refusal instanceof RateLimiterRes) return toCount(refusal, false);
        throw refusal;
      }
    },
    undo: async (key) => void (await limiter.reward(key)),
    reset: async (key) => void (await limiter.delete(key)),
  };
}

function toCount({ remainingPoints, msBeforeNext }: RateLimiterRes, allowed: boolean): Count {
  return { allowed, left: remainingPoints, retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)) };
}
