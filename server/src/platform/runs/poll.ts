/**
 * How often a process looks at a queue, in milliseconds. What is made within a second must not wait for long, what takes
 * longer may; each look is a transaction, so an idle server's work is the sum of these.
 */
export const SOON_MS = 200;
export const LATER_MS = 400;
export const UNHURRIED_MS = 1_000;
/** For queues that get no new orders as the server is configured: runs accepted earlier still finish or fail. */
export const LEFT_OVER_MS = 2_000;
