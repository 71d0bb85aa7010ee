import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { loadConfig } from '../../src/config/load-config';
import { type Database, openDatabase } from '../../src/platform/postgres/open-database';
import { buildPrograms, PROGRAMS } from './build-programs';
import { newDatabase } from './new-database';
import { offerSharedServer } from './shared-server';
import { tempDir } from './temp-dir';
import { applyTestSettings } from './test-cluster-settings';

declare global {
  var cluster: { database: Database; folder: string; stopShared?: () => Promise<void> } | undefined;
}

/** Starts one PostgreSQL for the whole test run; each server under test gets a database of its own in it. */
export default async function startCluster(): Promise<void> {
  const folder = tempDir();
  const database = await openDatabase(loadConfig({ DATA_DIR: join(folder, 'data') }), console);
  globalThis.cluster = { database, folder };
  process.env.TEST_CLUSTER_URL = database.url;
  await Promise.all([applyTestSettings(database.url), buildPrograms()]);
  await prepareOne(folder);
  globalThis.cluster.stopShared = await offerSharedServer();
}

/** Prepares a template database with all tables: migrating takes a third of a server's start. */
async function prepareOne(folder: string): Promise<void> {
  const url = await newDatabase();
  const env = { PATH: process.env.PATH, DATA_DIR: join(folder, 'prepared'), DATABASE_URL: url };
  const { stdout } = await promisify(execFile)(process.execPath, [PROGRAMS.prepareDatabase], { env });
  process.env.TEST_DECLARED_TABLES = stdout;
  process.env.TEST_PREPARED_DATABASE = new URL(url).pathname.slice(1);
}
