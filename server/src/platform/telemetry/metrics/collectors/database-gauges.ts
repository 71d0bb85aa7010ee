import type { Collector } from '../collector';
import { findDatabaseFigures } from './database-repository';

/** Gauges of the database. That they can be read shows that the database is reachable. */
export const databaseGauges: Collector = {
  name: 'database',
  everyMs: 5_000,
  gauges: [
    { name: 'flint_database_connections', help: 'Connections to this database, of every program' },
    { name: 'flint_database_max_connections', help: 'Connections PostgreSQL allows' },
    { name: 'flint_database_size_bytes', help: 'Size of this database' },
  ],
  async collect(db) {
    const { connections, most, size } = await findDatabaseFigures(db);
    return [
      { gauge: 'flint_database_connections', value: connections },
      { gauge: 'flint_database_max_connections', value: most },
      { gauge: 'flint_database_size_bytes', value: size },
    ];
  },
};
