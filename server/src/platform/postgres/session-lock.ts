import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';

/** Any number of ours; it is taken in the maintenance database only. */
const KEY = 7_311_846;

/**
 * Takes the lock that one server at a time holds on a cluster; it dies with the connection.
 * @param patienceMs how long to go on asking while somebody else holds it
 * @returns false when somebody else holds it
 */
export async function takeSessionLock(client: pg.Client, patienceMs: number): Promise<boolean> {
  for (const deadline = Date.now() + patienceMs; ; await delay(50)) {
    const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [KEY]);
    if (rows[0]?.taken) return true;
    if (Date.now() >= deadline) return false;
  }
}
