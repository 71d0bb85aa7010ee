import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { loadConfig } from '../../src/config/load-config';
import { accountFor } from '../../src/platform/postgres/account';
import { binariesFor, nativeFolder } from '../../src/platform/postgres/binaries';
import { connectWhenReady } from '../../src/platform/postgres/connect';
import { freePort } from '../../src/platform/postgres/free-port';
import { openDatabase } from '../../src/platform/postgres/open-database';
import { gone, isAlive, type Postmaster } from '../../src/platform/postgres/postmaster';
import { startPostmaster } from '../../src/platform/postgres/start-postmaster';
import { stopAtTheEnd } from './leftovers';
import { tempDir } from './temp-dir';

/** How PostgreSQL is stopped: after rolling back what is under way, or like a crash. */
const SIGNALS = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;
/** A stop takes a second; sixty times that on a busy machine. */
const STOP_TIMEOUT_MS = 60_000;

/** A cluster that no PostgreSQL runs on. */
export interface StoppedCluster {
  /** Starts PostgreSQL on it, on a port of `nextPort`. */
  start(nextPort?: () => Promise<number>): Promise<Postmaster>;
  /** Connection string of its empty database, at a port. */
  urlAt(port: number): string;
  /** Stops what runs on it, if anything does. */
  stop(how: keyof typeof SIGNALS): Promise<void>;
}

/** Creates a cluster with an empty database. */
export async function newCluster(): Promise<StoppedCluster> {
  const config = loadConfig({ DATA_DIR: join(tempDir(), 'data') });
  const created = await openDatabase(config, console);
  await created.stop();
  const folder = realpathSync(join(config.dataDir, 'postgres'));
  const account = accountFor(folder);
  const { postgres } = binariesFor(account, nativeFolder(config.paths.root), tempDir());
  let running: Postmaster | undefined;
  const cluster: StoppedCluster = {
    async start(nextPort) {
      running = await startPostmaster(postgres, folder, account, join(config.dataDir, 'postgres.log'), nextPort);
      return running;
    },
    urlAt(port) {
      const url = new URL(created.url);
      url.port = String(port);
      return url.href;
    },
    async stop(how) {
      if (!running || !isAlive(running.pid)) return;
      process.kill(running.pid, SIGNALS[how]);
      if (!(await gone(running.pid, STOP_TIMEOUT_MS))) throw new Error('PostgreSQL did not stop.');
    },
  };
  stopAtTheEnd(() => cluster.stop('immediate'));
  return cluster;
}

/** A PostgreSQL that a test stops and starts, at an address that stays. */
export interface OwnCluster {
  readonly url: string;
  start(): Promise<void>;
  stop(how: keyof typeof SIGNALS): Promise<void>;
}

/** Creates a cluster with an empty database, and starts it. */
export async function startOwnCluster(): Promise<OwnCluster> {
  const cluster = await newCluster();
  const startAt = async (nextPort: () => Promise<number>) => {
    const { pid, port } = await cluster.start(nextPort);
    await (await connectWhenReady(cluster.urlAt(port), () => isAlive(pid))).end();
    return port;
  };
  const port = await startAt(freePort);
  return {
    url: cluster.urlAt(port),
    start: () => startAt(async () => port).then(() => undefined),
    stop: (how) => cluster.stop(how),
  };
}
