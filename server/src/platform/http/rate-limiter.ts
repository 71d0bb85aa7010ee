import type { RateLimit } from '@flint/shared/contracts/call';

/** Rate limiter: counts requests by budget and caller, across all processes. */
export interface RateLimiter {
  /** @throws AppError `rate_limited` with the seconds to wait. */
  consume(limit: RateLimit, caller: string): Promise<void>;
}
