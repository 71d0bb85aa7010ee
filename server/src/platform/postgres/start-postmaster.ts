import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { ConfigError } from '../../config/config-error';
import { type Account, runAs } from './account';
import { freePort } from './free-port';
import { findPostmaster, isAlive, type Postmaster, pidFile } from './postmaster';

/** Limit of crash recovery, in milliseconds. */
const START_TIMEOUT_MS = 120_000;

/**
 * Starts PostgreSQL on a cluster in a process group of its own, so that Ctrl-C does not stop it before the server.
 * @param postgres path of the program
 * @param logFile receives PostgreSQL's output
 * @returns once it has claimed the cluster; it may not accept connections yet. Another process's postmaster, if that
 * one was faster
 * @throws ConfigError naming DATA_DIR and the log when it does not start
 */
export async function startPostmaster(
  postgres: string,
  clusterDir: string,
  account: Account,
  logFile: string,
): Promise<Postmaster> {
  rmSync(pidFile(clusterDir), { force: true });
  const port = await freePort();
  const log = openSync(logFile, 'a', 0o600);
  const child = spawn(postgres, ['-D', clusterDir, ...settings(port)], {
    ...runAs(account),
    cwd: clusterDir,
    detached: true,
    env: { LC_ALL: 'C' },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const failed = new Promise<Error>((resolve) => child.once('error', resolve));
  child.unref();
  if (!child.pid) throw new ConfigError(`DATA_DIR: PostgreSQL does not start: ${(await failed).message}.`);
  return claimed(child.pid, clusterDir, logFile);
}

async function claimed(pid: number, clusterDir: string, logFile: string): Promise<Postmaster> {
  for (const deadline = performance.now() + START_TIMEOUT_MS; performance.now() < deadline; await delay(10)) {
    const postmaster = findPostmaster(clusterDir);
    if (postmaster) return postmaster;
    if (!isAlive(pid)) break;
  }
  const lastWords = readFileSync(logFile, 'utf8').trim().split('\n').at(-1);
  throw new ConfigError(
    `DATA_DIR: PostgreSQL does not start in ${clusterDir}: ${lastWords}. All it said is in ${logFile}.`,
  );
}

function settings(port: number): string[] {
  const values = { port, listen_addresses: '127.0.0.1', unix_socket_directories: '', max_connections: 200 };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
