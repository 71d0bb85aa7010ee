import type pg from 'pg';

/** Any number of our own: the first half of the advisory lock keys below. */
const EXECUTOR_LOCK = 46_354;
const SLOTS = 256;

export interface ExecutorSlot {
  /** Names this process to the workflow engine; free again when the process is gone, however it went. */
  readonly executorId: string;
  /** Whether no living process holds that name. */
  isDead(executorId: string): Promise<boolean>;
  release(): void;
}

const nameOf = (slot: number) => `flint-${slot}`;
const slotOf = (executorId: string) => Number(executorId.replace('flint-', ''));

/**
 * Takes the lowest free executor name. The name is a session-level lock, so a killed process gives it up
 * at once, and whoever takes it next resumes what it was doing.
 * @throws Error when more than 256 processes share one database.
 */
export async function takeExecutorSlot(pool: pg.Pool): Promise<ExecutorSlot> {
  const client = await pool.connect();
  const lock = async (slot: number) =>
    (await client.query<{ ok: boolean }>('select pg_try_advisory_lock($1, $2) as ok', [EXECUTOR_LOCK, slot])).rows[0]
      ?.ok;
  for (let slot = 0; slot < SLOTS; slot++) {
    if (!(await lock(slot))) continue;
    return {
      executorId: nameOf(slot),
      async isDead(executorId) {
        const other = slotOf(executorId);
        if (other === slot || !(await lock(other))) return false;
        await client.query('select pg_advisory_unlock($1, $2)', [EXECUTOR_LOCK, other]);
        return true;
      },
      // Closing the connection, not returning it to the pool, is what frees the lock.
      release: () => client.release(true),
    };
  }
  client.release();
  throw new Error(`All ${SLOTS} executor names are taken`);
}
