import type pg from 'pg';

/** First half of the advisory lock keys below; any number that no other lock uses. */
export const EXECUTOR_LOCK = 46_354;
const SLOTS = 256;
const RETAKE_MS = 250;

export interface ExecutorSlot {
  /** Name of this process in the workflow engine; released when the process ends or crashes. */
  readonly executorId: string;
  /**
   * Does work while the executor name is locked, so that no living process has it.
   * @returns false, without doing the work, when a process has it
   */
  whileDead(executorId: string, work: () => Promise<void>): Promise<boolean>;
  release(): void;
}

export const nameOf = (slot: number) => `flint-${slot}`;
export const slotOf = (executorId: string) => Number(executorId.replace('flint-', ''));

/**
 * Takes the lowest free executor name by a session-level advisory lock, so that a killed process releases it at once
 * and the next holder resumes its workflows. A broken connection loses the lock, which is then taken again on another
 * one. A
 * process that takes the name in between works on the same runs, which every step tolerates.
 * @throws Error when more than 256 processes share one database.
 */
export async function takeExecutorSlot(pool: pg.Pool): Promise<ExecutorSlot> {
  let released = false;
  let client: pg.PoolClient | undefined;
  const first = await pool.connect();
  const own = await takeLowest(first);
  guard(first);

  function guard(taken: pg.PoolClient): void {
    client = taken;
    taken.on('error', () => {
      if (client !== taken) return;
      client = undefined;
      taken.release(true);
      void retake();
    });
  }

  async function retake(): Promise<void> {
    while (!released) {
      const next = await pool.connect().catch(() => undefined);
      // A slot released meanwhile must not be locked again.
      if (next && (await tryLock(next, own).catch(() => false)) && !released) return guard(next);
      next?.release(true);
      await new Promise((resolve) => setTimeout(resolve, RETAKE_MS).unref());
    }
  }

  return {
    executorId: nameOf(own),
    async whileDead(executorId, work) {
      const asking = client;
      const other = slotOf(executorId);
      if (!asking || other === own || !(await tryLock(asking, other))) return false;
      try {
        await work();
        return true;
      } finally {
        await asking.query('select pg_advisory_unlock($1, $2)', [EXECUTOR_LOCK, other]);
      }
    },
    release() {
      const last = client;
      released = true;
      client = undefined;
      // Closing the connection releases the lock; returning it to the pool would not.
      last?.release(true);
    },
  };
}

async function takeLowest(client: pg.PoolClient): Promise<number> {
  for (let slot = 0; slot < SLOTS; slot++) if (await tryLock(client, slot)) return slot;
  client.release();
  throw new Error(`All ${SLOTS} executor names are taken`);
}

async function tryLock(client: pg.PoolClient, slot: number): Promise<boolean> {
  const { rows } = await client.query<{ ok: boolean }>('select pg_try_advisory_lock($1, $2) as ok', [
    EXECUTOR_LOCK,
    slot,
  ]);
  return rows[0]?.ok ?? false;
}
