import pg from 'pg';

/**
 * A connection pool whose broken connections never end the process. The pool replaces one that breaks while idle; one
 * that breaks between two statements fails the next. It is guarded before its first user has it: PostgreSQL may end a
 * connection in the packet that opens it.
 */
export function guardedPool(options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(options);
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
