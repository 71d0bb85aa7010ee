import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { recordQuery } from '../telemetry/sql-spans';
import { isTracing } from '../telemetry/tracing';
import type { Schema } from './schema';

export type Db = Kysely<Schema>;

/**
 * Amounts are whole credits, far below 2^53: numbers, not strings. Set on this pool only, since the workflow engine
 * shares `pg`.
 */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === pg.types.builtins.INT8 ? Number : (pg.types.getTypeParser(oid, format as 'text') as never),
};

export interface Database {
  readonly db: Db;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

/** Opens the connection pool of the process. */
export function connect(url: string, size = 20): Database {
  const pool = new pg.Pool({ connectionString: url, max: size, application_name: 'flint', types });
  // The pool replaces a connection that dies while idle; one that dies between two statements fails the next. Without a
  // listener either would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    ...(isTracing() && { log: recordQuery }),
  });
  return { db, pool, close: () => db.destroy() };
}
