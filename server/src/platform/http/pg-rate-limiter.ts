import type { RateLimit } from '@flint/shared/contracts/call';
import type { Pool } from 'pg';
import { AppError } from './app-error';
import { callerKey } from './caller-key';
import { type Budget, type Counter, createMemoryCounter, createPgCounter } from './counter';
import type { RateLimiter } from './rate-limiter';

const BUDGETS = {
  read: { points: 600, perSeconds: 60 },
  write: { points: 120, perSeconds: 60 },
  report: { points: 30, perSeconds: 60 },
  tunnel: { points: 60, perSeconds: 60 },
  // A page that records sends one every five seconds.
  recording: { points: 60, perSeconds: 60 },
  generate: { points: 120, perSeconds: 60 },
  sketch: { points: 20, perSeconds: 60 },
  credentials: { points: 20, perSeconds: 60 },
  register: { points: 20, perSeconds: 60 },
  mail: { points: 10, perSeconds: 600 },
} as const satisfies Record<RateLimit, Omit<Budget, 'name'>>;

const IN_MEMORY: ReadonlySet<RateLimit> = new Set(['read', 'report', 'tunnel', 'recording']);

interface Options {
  readonly pool: Pool;
  /** Multiplies every budget: 1 in production, more where tests share one address. */
  readonly factor: number;
}

/**
 * Rate limiter in PostgreSQL, so that all processes share one budget. Reads and reports are counted in each process's
 * memory: a round trip to the database before each would cost more than what it prevents.
 */
export function createRateLimiter({ pool, factor }: Options): RateLimiter {
  const counter = (name: RateLimit): Counter => {
    const { points, perSeconds } = BUDGETS[name];
    const budget = { name, points: Math.max(1, Math.round(points * factor)), perSeconds };
    return IN_MEMORY.has(name) ? createMemoryCounter(budget) : createPgCounter(pool, budget);
  };
  const counters: Record<RateLimit, Counter> = {
    read: counter('read'),
    write: counter('write'),
    report: counter('report'),
    tunnel: counter('tunnel'),
    recording: counter('recording'),
    generate: counter('generate'),
    sketch: counter('sketch'),
    credentials: counter('credentials'),
    register: counter('register'),
    mail: counter('mail'),
  };
  return {
    async consume(limit, caller) {
      const { allowed, retryAfterSeconds } = await counters[limit].hit(callerKey(caller));
      if (!allowed) throw tooMany(retryAfterSeconds);
    },
  };
}

/** 429 with `retry-after` in seconds. */
export function tooMany(retryAfterSeconds: number, what = 'Too many requests.'): AppError {
  return new AppError('rate_limited', `${what} Try again in ${inWords(retryAfterSeconds)}.`, { retryAfterSeconds });
}

function inWords(seconds: number): string {
  if (seconds <= 90) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  if (seconds <= 120 * 60) return `${Math.ceil(seconds / 60)} minutes`;
  return `${Math.ceil(seconds / 3600)} hours`;
}
