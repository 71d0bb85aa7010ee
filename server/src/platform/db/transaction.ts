import type { Transaction } from 'kysely';
import type { Db } from './database';
import type { Schema } from './schema';

export type Tx = Transaction<Schema>;

/** Serialization failure and deadlock: PostgreSQL advises a retry (manual, appendix A). */
const RETRYABLE = new Set(['40001', '40P01']);
const ATTEMPTS = 6;

interface Hooks {
  readonly before: (() => Promise<void>)[];
  readonly after: (() => void)[];
}

const hooks = new WeakMap<Tx, Hooks>();

/** Runs `work` in a transaction and retries it after a serialization failure or a deadlock. */
export async function transact<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const own: Hooks = { before: [], after: [] };
    try {
      const result = await db.transaction().execute(async (tx) => {
        hooks.set(tx, own);
        const value = await work(tx);
        for (const hook of own.before) await hook();
        return value;
      });
      for (const hook of own.after) hook();
      return result;
    } catch (error) {
      if (attempt === ATTEMPTS || !RETRYABLE.has((error as { code?: string }).code ?? '')) throw error;
    }
  }
}

/**
 * Adds work at the end of a transaction, such as one statement for everything that was collected in it.
 * @throws Error for a transaction that {@link transact} did not begin
 */
export function beforeCommit(tx: Tx, work: () => Promise<void>): void {
  hooksOf(tx).before.push(work);
}

/**
 * Adds work for when a transaction is committed; an attempt that is rolled back forgets it. The work must not throw.
 * @throws Error for a transaction that {@link transact} did not begin
 */
export function afterCommit(tx: Tx, work: () => void): void {
  hooksOf(tx).after.push(work);
}

function hooksOf(tx: Tx): Hooks {
  const found = hooks.get(tx);
  if (!found) throw new Error('Not a transaction of transact()');
  return found;
}
