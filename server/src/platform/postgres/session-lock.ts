import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';

/** Advisory lock key, taken in the maintenance database only. */
export const SESSION_LOCK = 7_311_846;

/** Wait for the lock of a server that was killed, in ms: PostgreSQL may notice its broken connection a moment late. */
export const PATIENCE_MS = 2000;

/**
 * Advisory lock: one server at a time holds a cluster. The lock ends with its connection.
 * @param patienceMs how long to retry while another server holds it
 * @returns false when another server holds it
 */
export async function takeSessionLock(client: pg.Client, patienceMs: number): Promise<boolean> {
  for (const deadline = performance.now() + patienceMs; ; await delay(50)) {
    const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [SESSION_LOCK]);
    if (rows[0]?.taken) return true;
    if (performance.now() >= deadline) return false;
  }
}
