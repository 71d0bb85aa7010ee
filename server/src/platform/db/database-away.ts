import { setTimeout as delay } from 'node:timers/promises';

/** Codes of a database that is not there, stops, starts, or has no connection left (PostgreSQL's manual, appendix A). */
const AWAY = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN', 'EPIPE'],
  ...['57P01', '57P02', '57P03', '53300', '08000', '08001', '08003', '08006'],
]);

const RETRY_MS = 250;
/** How long work waits for the database, in milliseconds: a restart or a failover is over by then. */
const PATIENCE_MS = 120_000;

/**
 * Whether an error says that the database is away, and not that it refuses. A bucket that is away fails in the same way,
 * and is waited for in the same way.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, message } = error as NodeJS.ErrnoException;
  return (
    AWAY.has(code ?? '') || /timeout expired|Connection terminated|Client has encountered a connection/.test(message)
  );
}

/**
 * Does work again while the database is away: for work without a caller who could ask again. The work must be
 * idempotent: the outage may have hidden that it was done.
 * @throws what the work throws, and its last error after two minutes of an outage
 */
export async function whenDatabaseIsBack<T>(work: () => Promise<T>): Promise<T> {
  for (const until = performance.now() + PATIENCE_MS; ; await delay(RETRY_MS)) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseAway(error) || performance.now() > until) throw error;
    }
  }
}
