import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { loadConfig } from '../../server/src/config/load-config';
import { openDatabase } from '../../server/src/platform/postgres/open-database';
import { tempDir } from '../../server/test/support/temp-dir';
import { applyTestSettings } from '../../server/test/support/test-cluster-settings';
import { offerPrepared } from './prepared';
import { startProduct } from './product';

/**
 * Starts one PostgreSQL for the whole run, and a product on it for the first time: making a cluster, its tables and the
 * demo accounts takes half of a product's start.
 * @returns stops it
 */
export default async function prepare(): Promise<() => Promise<void>> {
  const folder = tempDir();
  const cluster = await openDatabase(loadConfig({ DATA_DIR: join(folder, 'cluster') }), console);
  const stop = async () => {
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await applyTestSettings(cluster.url);
    const dataDir = join(folder, 'data');
    await mkdir(dataDir);
    const first = await startProduct({ DATABASE_URL: cluster.url, DATA_DIR: dataDir });
    await first.stop();
    offerPrepared({ databaseUrl: cluster.url, dataDir });
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}
