import { join } from 'node:path';
import { loadConfig } from '../../src/config';
import { type Database, openDatabase } from '../../src/platform/postgres/open-database';
import { tempDir } from './temp-dir';

declare global {
  var cluster: { database: Database; folder: string } | undefined;
}

/** One PostgreSQL for the whole test run; each server under test gets a database of its own in it. */
export default async function startCluster(): Promise<void> {
  const folder = tempDir();
  const database = await openDatabase(loadConfig({ DATA_DIR: join(folder, 'data') }), console);
  globalThis.cluster = { database, folder };
  process.env.TEST_CLUSTER_URL = database.url;
}
