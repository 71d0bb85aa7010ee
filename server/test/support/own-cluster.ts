import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { loadConfig } from '../../src/config';
import { accountFor, runAs } from '../../src/platform/postgres/account';
import { binariesFor, nativeFolder } from '../../src/platform/postgres/binaries';
import { connectWhenReady } from '../../src/platform/postgres/connect';
import { freePort } from '../../src/platform/postgres/free-port';
import { openDatabase } from '../../src/platform/postgres/open-database';
import { tempDir } from './temp-dir';

/** How PostgreSQL is stopped: after rolling back what is under way, or like a crash. */
const SIGNALS = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;

/** A PostgreSQL that a test stops and starts, at an address that stays. */
export interface OwnCluster {
  readonly url: string;
  start(): Promise<void>;
  stop(how: keyof typeof SIGNALS): Promise<void>;
}

/** Creates a cluster with an empty database, and starts it. */
export async function startOwnCluster(): Promise<OwnCluster> {
  const config = loadConfig({ DATA_DIR: join(tempDir(), 'data') });
  const created = await openDatabase(config, console);
  await created.stop();
  const folder = realpathSync(join(config.dataDir, 'postgres'));
  const account = accountFor(folder);
  const { postgres } = binariesFor(account, nativeFolder(config.paths.root), tempDir());
  const port = await freePort();
  const url = new URL(created.url);
  url.port = String(port);
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200'];
  const args = ['-D', folder, ...settings.flatMap((setting) => ['-c', setting])];
  let child: ChildProcess;
  const cluster: OwnCluster = {
    url: url.href,
    async start() {
      child = spawn(postgres, args, { ...runAs(account), cwd: folder, env: { LC_ALL: 'C' }, stdio: 'ignore' });
      await (await connectWhenReady(url.href, () => child.exitCode === null)).end();
    },
    async stop(how) {
      const ended = once(child, 'exit');
      child.kill(SIGNALS[how]);
      await ended;
    },
  };
  await cluster.start();
  return cluster;
}
