import { type Migration, Migrator, sql } from 'kysely';
import type { Db } from './database';

/** Migrations by name. Names are kept in the database: one that was applied is never renamed. */
export type Migrations = Readonly<Record<string, Migration>>;

/** Any number of our own; every process that migrates takes the same one. */
const MIGRATION_LOCK = 7_205_759;

/**
 * Brings the database to this release's shape, one process at a time under an advisory lock.
 * @param first runs under the same lock, before the migrations
 * @throws the failed migration's error; nothing of it stays.
 */
export async function migrate(db: Db, migrations: Migrations, first: () => Promise<void>): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${MIGRATION_LOCK})`.execute(connection);
    try {
      await first();
      const provider = { getMigrations: async () => ({ ...migrations }) };
      // Features number theirs apart: a lower number may come to a database that has a higher one.
      const migrator = new Migrator({ db: connection, provider, allowUnorderedMigrations: true });
      const { error } = await migrator.migrateToLatest();
      if (error) throw error;
    } finally {
      await sql`select pg_advisory_unlock(${MIGRATION_LOCK})`.execute(connection);
    }
  });
}
