import { READER_ASKS_MS } from '../../platform/runs/signals';

/** What a reader of another process is told comes by what is kept: this often, in milliseconds, it reads as a flow. */
const READ_MS = 80;
const READ_MS_EACH = 40;
/** What nobody reads by the database is kept for the day the process dies: more seldom, the more is written at once. */
const KEEP_MS = 1_000;
const KEEP_MS_EACH = 160;
const KEEP_MS_MOST = 8_000;
/** A reader that has not asked again for this long has gone: one call may be lost. */
const READER_GONE_MS = READER_ASKS_MS * 2.2;

/** What began together is not kept together, or all would wait for all. */
const apart = (ms: number) => ms * (0.5 + Math.random());

/**
 * How often an answer is kept while it is written. Each keep costs PostgreSQL a write of the whole text, beside which
 * the text's next pieces wait.
 * @param writing answers that are written at once
 */
export function keepingPace(writing: () => number) {
  // Whoever waits for the first words is heard a little later than they are written.
  let readAt = performance.now();
  return {
    /** Somebody reads it in another process. */
    read(): void {
      readAt = performance.now();
    },
    everyMs(): number {
      return performance.now() - readAt < READER_GONE_MS
        ? Math.max(READ_MS, writing() * READ_MS_EACH)
        : apart(Math.min(KEEP_MS_MOST, Math.max(KEEP_MS, writing() * KEEP_MS_EACH)));
    },
  };
}
