import { sql } from 'kysely';
import type { Collector } from '../collector';

/** The database itself; that this one can be read says that the database is there. */
export const databaseGauges: Collector = {
  name: 'database',
  everyMs: 5_000,
  gauges: [
    { name: 'flint_database_connections', help: 'Connections to this database, of every program' },
    { name: 'flint_database_max_connections', help: 'Connections PostgreSQL allows' },
    { name: 'flint_database_size_bytes', help: 'Size of this database' },
  ],
  async collect(db) {
    const { rows } = await sql<{ connections: number; most: number; size: number }>`
      select (select count(*) from pg_stat_activity where datname = current_database()) as connections,
             current_setting('max_connections')::bigint as most,
             pg_database_size(current_database()) as size`.execute(db);
    const { connections = 0, most = 0, size = 0 } = rows[0] ?? {};
    return [
      { gauge: 'flint_database_connections', value: connections },
      { gauge: 'flint_database_max_connections', value: most },
      { gauge: 'flint_database_size_bytes', value: size },
    ];
  },
};
