import { execFile } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ConfigError } from '../../config/config-error';
import { type Account, canEnter, runAs } from './account';
import type { Binaries } from './binaries';
import { isAlive } from './postmaster';

/** The major version whose files the installed programs read. */
const MAJOR = '18';

/** The one database user; it owns all objects. */
export const USER = 'flint';

/** Folder of the clusters that cannot be kept in their data folder. */
export const SHELTER = '/var/lib/flint';

/**
 * The real path of a data folder's cluster.
 * @returns undefined before the first start
 * @throws ConfigError naming DATA_DIR when another version of PostgreSQL, or another account, made it
 */
export function existingCluster(dataDir: string): string | undefined {
  const link = linkOf(dataDir);
  if (!existsSync(link)) return undefined;
  const cluster = realpathSync(link);
  const version = readVersion(cluster);
  if (version !== MAJOR)
    throw new ConfigError(`DATA_DIR: ${cluster} was made by PostgreSQL ${version}; this Flint carries ${MAJOR}.`);
  return cluster;
}

/**
 * Creates the cluster of a data folder: in it, or, where the account cannot reach it, below the shelter with a link to
 * it. Created aside and renamed into place: a killed process leaves no half-made cluster, and of two racing processes
 * one wins.
 * @returns its real path
 */
export async function createCluster(
  dataDir: string,
  password: string,
  account: Account,
  binaries: Binaries,
): Promise<string> {
  removeAbandoned(dataDir);
  const sheltered = !canEnter(account, dataDir);
  const draft = sheltered ? makeShelter() : join(dataDir, `postgres.new-${process.pid}`);
  try {
    await initdb(draft, password, account, binaries);
    if (sheltered) symlinkSync(draft, linkOf(dataDir));
    else renameSync(draft, linkOf(dataDir));
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(linkOf(dataDir))) throw error;
  }
  return realpathSync(linkOf(dataDir));
}

function linkOf(dataDir: string): string {
  return join(dataDir, 'postgres');
}

function readVersion(cluster: string): string {
  try {
    return readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ConfigError(`DATA_DIR: ${cluster} cannot be read (${code}). It may belong to another user.`);
  }
}

function removeAbandoned(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    const pid = /^postgres\.new-(\d+)(\.password)?$/.exec(name)?.[1];
    if (pid && !isAlive(Number(pid))) rmSync(join(dataDir, name), { recursive: true });
  }
}

function makeShelter(): string {
  try {
    mkdirSync(SHELTER, { recursive: true, mode: 0o755 });
    return mkdtempSync(join(SHELTER, 'data-'));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ConfigError(
      `DATA_DIR: PostgreSQL does not run as root, its user cannot enter the folder, and ${SHELTER} cannot be written ` +
        `(${code}). Start Flint as another user, or choose a folder that all may enter.`,
    );
  }
}

async function initdb(folder: string, password: string, account: Account, binaries: Binaries): Promise<void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const passwordFile = `${folder}.password`;
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (account.switches) for (const path of [folder, passwordFile]) chownSync(path, account.uid, account.gid);
  const login = ['--username', USER, '--pwfile', passwordFile, '--auth', 'scram-sha-256'];
  const text = ['--encoding', 'UTF8', '--locale', 'C', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8'];
  try {
    await promisify(execFile)(binaries.initdb, ['--pgdata', folder, '--no-instructions', ...login, ...text], {
      ...runAs(account),
      cwd: folder,
      env: { LC_ALL: 'C' },
    });
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    throw new ConfigError(
      `DATA_DIR: PostgreSQL cannot set up ${folder}: ${stderr?.trim().split('\n').at(-1) || message}`,
    );
  } finally {
    rmSync(passwordFile);
  }
}
