import type { Pool } from 'pg';

/** Checks that the database answers. @throws Error when it does not */
export async function ping(pool: Pool): Promise<void> {
  await pool.query('select 1');
}
