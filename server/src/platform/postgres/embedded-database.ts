import { join } from 'node:path';
import type pg from 'pg';
import type { Config } from '../../config';
import { ConfigError } from '../../config/config-error';
import { readSecrets } from '../../config/secrets';
import { accountFor } from './account';
import { binariesFor, nativeFolder } from './binaries';
import { createCluster, existingCluster, SHELTER, USER } from './cluster';
import { connectWhenReady } from './connect';
import { claimFolder, isClaimed } from './living-server';
import { keepOwnership } from './owner';
import { findPostmaster, gone, isAlive, type Postmaster, stopPostmaster } from './postmaster';
import { PATIENCE_MS, takeSessionLock } from './session-lock';
import { startPostmaster } from './start-postmaster';

export interface EmbeddedDatabase {
  url: string;
  /** Shuts PostgreSQL down and waits until it is gone, unless other clients use it. */
  stop(): Promise<void>;
}

type Settings = Pick<Config, 'dataDir' | 'paths'>;

export interface OpenOptions {
  /** Whether to share the database with a running server, as short commands do, instead of refusing. */
  besideServer?: boolean;
  /** Called when another server has taken over the folder: this process must stop serving. */
  onLost?: () => void;
}

/**
 * Opens the PostgreSQL of a data folder: the one that a killed server left running, or a new one.
 * @param say logs, in one line, what is unusual about this start
 * @throws ConfigError naming DATA_DIR, also when another running server uses the folder
 */
export async function openEmbedded(
  { dataDir, paths }: Settings,
  say: (line: string) => void,
  { besideServer = false, onLost = () => {} }: OpenOptions = {},
): Promise<EmbeddedDatabase> {
  const { postgresPassword: password } = readSecrets(dataDir);
  const urlOf = ({ port }: Postmaster, database: string) =>
    `postgres://${USER}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;

  if (!besideServer && (await isClaimed(dataDir, PATIENCE_MS))) throw inUse(dataDir);
  for (;;) {
    const { postmaster, isOurs } = await runPostmaster({ dataDir, paths }, password, say);
    const owner = await connectWhenReady(urlOf(postmaster, 'postgres'), () => isAlive(postmaster.pid)).catch((error) =>
      explain(error, dataDir, postmaster),
    );
    if (!owner) continue;
    // A command never takes the lock of a server that may only have lost its connection for a moment.
    const owns = (!besideServer || isOurs) && (await takeSessionLock(owner, besideServer ? 0 : PATIENCE_MS));
    if (!owns && !besideServer) {
      await owner.end();
      throw inUse(dataDir);
    }
    await createDatabase(owner);
    const url = urlOf(postmaster, USER);
    if (!owns) return { url, stop: () => owner.end().catch(() => {}) };
    const unclaim = besideServer ? () => {} : claimFolder(dataDir);
    const ownership = keepOwnership(owner, urlOf(postmaster, 'postgres'), onLost);
    return {
      url,
      async stop() {
        const { inUse: isUsed } = await ownership.release();
        if (isUsed) say('PostgreSQL keeps running: other clients use it. The next start takes it over.');
        else await stopPostmaster(postmaster);
        unclaim();
      },
    };
  }
}

function inUse(dataDir: string): ConfigError {
  return new ConfigError(`DATA_DIR: ${dataDir} is in use by another running Flint. Stop it, or set another folder.`);
}

/** @returns the postmaster, and whether it was started here */
async function runPostmaster(
  settings: Settings,
  password: string,
  say: (line: string) => void,
): Promise<{ postmaster: Postmaster; isOurs: boolean }> {
  const { dataDir, paths } = settings;
  const existing = existingCluster(dataDir);
  const running = existing && findPostmaster(existing);
  if (running) return { postmaster: running, isOurs: false };

  const account = accountFor(existing);
  const binaries = binariesFor(account, nativeFolder(paths.root), account.switches ? SHELTER : dataDir);
  const cluster = existing ?? (await createCluster(dataDir, password, account, binaries));
  if (!existing && cluster.startsWith(SHELTER))
    say(`PostgreSQL cannot run as root, and its user cannot enter ${dataDir}: its files are in ${cluster}.`);
  const postmaster = await startPostmaster(binaries.postgres, cluster, account, join(dataDir, 'postgres.log'));
  return { postmaster, isOurs: true };
}

/** @returns undefined when the server was shutting down: the caller's next attempt starts a new one */
async function explain(error: unknown, dataDir: string, { pid }: Postmaster): Promise<undefined> {
  const { code, message } = error as { code?: string; message: string };
  if (code === '28P01')
    throw new ConfigError(`DATA_DIR: ${dataDir}/secrets.json is not that of ${dataDir}/postgres. Restore it.`);
  if (await gone(pid, 1000)) return undefined;
  throw new ConfigError(`DATA_DIR: PostgreSQL (process ${pid}) does not answer: ${message}.`);
}

async function createDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [USER]);
  if (!rowCount) await client.query(`CREATE DATABASE ${USER}`);
}
