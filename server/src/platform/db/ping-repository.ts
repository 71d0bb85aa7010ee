import type { Pool } from 'pg';

/** Asks the database for nothing but an answer. @throws Error when it does not give one */
export async function ping(pool: Pool): Promise<void> {
  await pool.query('select 1');
}
