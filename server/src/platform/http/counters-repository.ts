import type { Pool } from 'pg';

/** Table of the rate-limit counters, shared by all processes. */
export const COUNTERS_TABLE = 'rate_limit';

/** Creates the table of the counters; run it under the migration lock. */
export async function migrateCounters(pool: Pool): Promise<void> {
  // Unlogged: a crash may lose a few minutes of counts, and no request pays for a write to the WAL.
  await pool.query(
    `create unlogged table if not exists ${COUNTERS_TABLE} (key varchar(255) primary key, points integer not null default 0, expire bigint)`,
  );
}
