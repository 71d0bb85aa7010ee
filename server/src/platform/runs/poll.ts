/**
 * Poll intervals of queues, in milliseconds: short for work that takes less than a second, longer for the rest. Each
 * poll is a transaction, so an idle server's load is the sum of all.
 */
export const SOON_MS = 200;
export const LATER_MS = 400;
export const UNHURRIED_MS = 1_000;
/** For queues that get no new orders as the server is configured: runs accepted earlier still finish or fail. */
export const LEFT_OVER_MS = 2_000;
