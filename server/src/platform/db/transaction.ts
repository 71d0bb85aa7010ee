import type { Transaction } from 'kysely';
import type { Db } from './database';
import type { Schema } from './schema';

export type Tx = Transaction<Schema>;

/** Serialization failure and deadlock: PostgreSQL asks to try again (its manual, appendix A). */
const RETRYABLE = new Set(['40001', '40P01']);
const ATTEMPTS = 6;

/** Runs `work` in a transaction and repeats it when PostgreSQL says the attempt lost a race. */
export async function transact<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === ATTEMPTS || !RETRYABLE.has((error as { code?: string }).code ?? '')) throw error;
    }
  }
}
