import type pg from 'pg';

/** First half of the advisory lock keys below; any number that no other lock uses. */
export const EXECUTOR_LOCK = 46_354;
const SLOTS = 256;
const RETAKE_MS = 250;
/** Heartbeat interval on the connection that holds the lock, in milliseconds. */
const BEAT_MS = 4_000;
/** Seconds without a heartbeat after which a process counts as stopped: three times the longest pause of a busy one. */
const SILENT_SECONDS = 15;
/** Marks connections with a heartbeat; only these can be silent. */
const APPLICATION = 'flint-executor';

export interface ExecutorSlot {
  /** Name of this process in the workflow engine; released when the process ends or crashes. */
  readonly executorId: string;
  /**
   * Does work while the executor name is locked, so that no living process has it.
   * @returns false, without doing the work, when a process has it
   */
  whileDead(executorId: string, work: () => Promise<void>): Promise<boolean>;
  /**
   * Ends the locks of processes that are stopped (SIGSTOP, a frozen machine) but still connected, so that their runs
   * can be adopted. Such a process, when it wakes, no longer owns its workflows: the engine refuses what it records.
   * @returns their names
   */
  endSilent(): Promise<string[]>;
  release(): void;
}

export const nameOf = (slot: number) => `flint-${slot}`;
export const slotOf = (executorId: string) => Number(executorId.replace('flint-', ''));

/**
 * Takes the lowest free executor name by a session-level advisory lock, so that a killed process releases it at once
 * and the next holder resumes its workflows. A broken connection loses the lock, which is then taken again on another
 * one. A process that takes the name in between works on the same runs, which every step tolerates.
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
    // A failed beat is an error of the connection, below.
    const beat = () => void taken.query(`set application_name = '${APPLICATION}'`).catch(() => undefined);
    const beats = setInterval(beat, BEAT_MS).unref();
    beat();
    taken.once('end', () => clearInterval(beats));
    taken.on('error', () => {
      clearInterval(beats);
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
    async endSilent() {
      const { rows } = await pool.query<{ slot: number }>(
        // Materialised: as a condition, the function could be called for rows that the others exclude.
        `with silent as materialized (
           select l.objid::int as slot, a.pid from pg_locks l join pg_stat_activity a using (pid)
           where l.locktype = 'advisory' and l.classid = $1::oid and l.granted and a.datname = current_database()
             and a.application_name = $2 and a.state_change < clock_timestamp() - make_interval(secs => $3)
         ) select slot from silent, pg_terminate_backend(pid) as ended where ended`,
        [EXECUTOR_LOCK, APPLICATION, SILENT_SECONDS],
      );
      return rows.map(({ slot }) => nameOf(slot));
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
