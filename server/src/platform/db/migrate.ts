import { Migrator, sql } from 'kysely';
import type { Db } from '../platform/db/database';
import * as ledger from './0001-ledger';
import * as runs from './0002-runs';
import * as auditAndMail from './0003-audit-and-mail';
import * as account from './0010-account';
import * as uploads from './0011-uploads';
import * as library from './0020-library';
import * as librarySpeed from './0021-library-speed';
import * as mailQueue from './0030-mail-queue';
import * as releases from './0040-releases';
import * as media from './0050-media';
import * as workflows from './0051-workflows';
import * as brands from './0060-brands';
import * as spark from './0070-spark';
import * as tools from './0080-tools';
import * as answers from './0081-answers';
import * as toolResults from './0082-tool-results';
import * as toolChains from './0083-tool-chains';
import * as chainChoices from './0084-chain-choices';

const MIGRATIONS = {
  '0001-ledger': ledger,
  '0002-runs': runs,
  '0003-audit-and-mail': auditAndMail,
  '0010-account': account,
  '0011-uploads': uploads,
  '0020-library': library,
  '0021-library-speed': librarySpeed,
  '0030-mail-queue': mailQueue,
  '0040-releases': releases,
  '0050-media': media,
  '0051-workflows': workflows,
  '0060-brands': brands,
  '0070-spark': spark,
  '0080-tools': tools,
  '0081-answers': answers,
  '0082-tool-results': toolResults,
  '0083-tool-chains': toolChains,
  '0084-chain-choices': chainChoices,
};
/** Any number of our own; every process that migrates takes the same one. */
const MIGRATION_LOCK = 7_205_759;

/**
 * Brings the database to this release's shape, one process at a time; `first` runs under the same lock.
 * @throws the failed migration's error; nothing of it stays.
 */
export async function migrate(db: Db, first: () => Promise<void>): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${MIGRATION_LOCK})`.execute(connection);
    try {
      await first();
      const provider = { getMigrations: async () => MIGRATIONS };
      // Features number theirs apart: a lower number may come to a database that has a higher one.
      const migrator = new Migrator({ db: connection, provider, allowUnorderedMigrations: true });
      const { error } = await migrator.migrateToLatest();
      if (error) throw error;
    } finally {
      await sql`select pg_advisory_unlock(${MIGRATION_LOCK})`.execute(connection);
    }
  });
}
