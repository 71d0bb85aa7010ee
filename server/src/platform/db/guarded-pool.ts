import pg from 'pg';

/**
 * How long a connection rests in its pool before it is closed. A new one reads PostgreSQL's catalogue anew, some 60 ms of
 * processor: longer than the pauses between a person's presses, short enough that a quiet night holds none.
 */
const IDLE_MS = 60_000;

/**
 * A connection pool whose broken connections never end the process. The pool replaces one that breaks while idle; one
 * that breaks between two statements fails the next. It is guarded before its first user has it: PostgreSQL may end a
 * connection in the packet that opens it.
 */
export function guardedPool(options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ idleTimeoutMillis: IDLE_MS, ...options });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
