import type { Pool } from 'pg';

/** Table of the counters that all processes share. */
export const COUNTERS_TABLE = 'rate_limit';

/** Makes the table of the counters; run it under the migration lock. */
export async function migrateCounters(pool: Pool): Promise<void> {
  // Unlogged: a crash may forget minutes of counting, and each request is spared a write to the log.
  await pool.query(
    `create unlogged table if not exists ${COUNTERS_TABLE} (key varchar(255) primary key, points integer not null default 0, expire bigint)`,
  );
}
