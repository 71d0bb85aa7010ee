import { READER_ASKS_MS } from '../../platform/runs/signals';

/** Persist interval while a reader follows from another process, in ms: short enough to look like a stream. */
const READ_MS = 80;
const READ_MS_EACH = 40;
/** Checkpoint interval without remote readers, in ms. Grows with the answers in progress: each write stores a whole text. */
const KEEP_MS = 1_000;
const KEEP_MS_EACH = 160;
const KEEP_MS_MOST = 8_000;
/** A reader that has not announced itself for this long, in ms, is gone; one announcement may be lost. */
const READER_GONE_MS = READER_ASKS_MS * 2.2;

/** Jitter: answers that began together are not written together. */
const jitter = (ms: number) => ms * (0.5 + Math.random());

/**
 * How often a growing answer is persisted. Each write stores the whole text, and the next pieces wait for it.
 * @param writing number of answers in progress
 */
export function createPersistInterval(writing: () => number) {
  // Starts short: a reader's first announcement arrives a little after the first words.
  let readAt = performance.now();
  return {
    /** Call when a reader in another process announces itself. */
    read(): void {
      readAt = performance.now();
    },
    everyMs(): number {
      return performance.now() - readAt < READER_GONE_MS
        ? Math.max(READ_MS, writing() * READ_MS_EACH)
        : jitter(Math.min(KEEP_MS_MOST, Math.max(KEEP_MS, writing() * KEEP_MS_EACH)));
    },
  };
}
