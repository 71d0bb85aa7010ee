import { type Migration, Migrator, sql } from 'kysely';
import type { Db } from './database';

/** Migrations by name. Names are stored in the database: never rename an applied one. */
export type Migrations = Readonly<Record<string, Migration>>;

/** Advisory lock key of migrations, the same in every process. */
const MIGRATION_LOCK = 7_205_759;

/**
 * Migrates the database to this release's schema, one process at a time under an advisory lock.
 * @param first runs under the same lock, before the migrations
 * @throws the failed migration's error; its changes are rolled back.
 */
export async function migrate(db: Db, migrations: Migrations, first: () => Promise<void>): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${MIGRATION_LOCK})`.execute(connection);
    try {
      await first();
      const provider = { getMigrations: async () => ({ ...migrations }) };
      // Features number their migrations separately, so a lower number may be new to a database that has a higher one.
      const migrator = new Migrator({ db: connection, provider, allowUnorderedMigrations: true });
      const { error } = await migrator.migrateToLatest();
      if (error) throw error;
    } finally {
      await sql`select pg_advisory_unlock(${MIGRATION_LOCK})`.execute(connection);
    }
  });
}
