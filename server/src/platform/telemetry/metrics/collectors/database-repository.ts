import { sql } from 'kysely';
import type { Db } from '../../../db/database';

/** Connections to this database by every program, how many PostgreSQL allows, and the database's size in bytes. */
export async function findDatabaseFigures(db: Db): Promise<{ connections: number; most: number; size: number }> {
  const { rows } = await sql<{ connections: number; most: number; size: number }>`
    select (select count(*) from pg_stat_activity where datname = current_database()) as connections,
           current_setting('max_connections')::bigint as most,
           pg_database_size(current_database()) as size`.execute(db);
  return rows[0] ?? { connections: 0, most: 0, size: 0 };
}
