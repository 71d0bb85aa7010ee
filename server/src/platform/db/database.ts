import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { recordQuery } from '../telemetry/sql-spans';
import { isTracing } from '../telemetry/tracing';
import { guardedPool } from './guarded-pool';
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
  const pool = guardedPool({ connectionString: url, max: size, application_name: 'flint', types });
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    ...(isTracing() && { log: recordQuery }),
  });
  return { db, pool, close: () => db.destroy() };
}
