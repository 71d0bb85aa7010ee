import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { ConfigError } from '../../config/config-error';
import { type Account, runAs } from './account';
import { freePort, onFreePort, PortInUse, saysInUse } from './free-port';
import { findPostmaster, isAlive, type Postmaster, pidFile } from './postmaster';

/** Limit of crash recovery, in milliseconds. */
const START_TIMEOUT_MS = 120_000;

/**
 * Starts PostgreSQL on a cluster in a process group of its own, so that Ctrl-C does not stop it before the server.
 * @param postgres path of the program
 * @param logFile receives PostgreSQL's output
 * @param nextPort chooses the port of each of up to five attempts: another program may take it before PostgreSQL does
 * @returns once it listens; it may not accept sessions yet. Another process's postmaster, if that one was faster
 * @throws ConfigError naming DATA_DIR and the log when it does not start
 */
export async function startPostmaster(
  postgres: string,
  clusterDir: string,
  account: Account,
  logFile: string,
  nextPort = freePort,
): Promise<Postmaster> {
  rmSync(pidFile(clusterDir), { force: true });
  const startOn = async (port: number) => {
    const before = sizeOf(logFile);
    const pid = await spawnPostgres(postgres, clusterDir, account, logFile, port);
    const postmaster = await claimed(pid, clusterDir);
    if (postmaster) return postmaster;
    const said = readFileSync(logFile).subarray(before).toString();
    if (saysInUse(said)) throw new PortInUse(refusal(clusterDir, logFile, said));
    throw new ConfigError(refusal(clusterDir, logFile, said));
  };
  try {
    return await onFreePort(startOn, nextPort);
  } catch (error) {
    throw error instanceof PortInUse ? new ConfigError(error.message) : error;
  }
}

async function spawnPostgres(
  postgres: string,
  clusterDir: string,
  account: Account,
  logFile: string,
  port: number,
): Promise<number> {
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
  return child.pid;
}

/**
 * Waits until a postmaster listens, or another has the cluster.
 * @returns undefined when it ended, or did neither in time
 */
async function claimed(pid: number, clusterDir: string): Promise<Postmaster | undefined> {
  for (const deadline = performance.now() + START_TIMEOUT_MS; performance.now() < deadline; await delay(10)) {
    const postmaster = findPostmaster(clusterDir);
    // It claims the cluster before it knows whether its port is free.
    if (postmaster && (postmaster.pid !== pid || postmaster.listens)) return postmaster;
    if (!isAlive(pid)) return undefined;
  }
  return undefined;
}

function refusal(clusterDir: string, logFile: string, said: string): string {
  const lines = said.trim().split('\n');
  // After its reason it says that it is shut down.
  const lastWords = lines.findLast((line) => line.includes('FATAL:')) ?? lines.at(-1);
  return `DATA_DIR: PostgreSQL does not start in ${clusterDir}: ${lastWords}. All it said is in ${logFile}.`;
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

function settings(port: number): string[] {
  const values = { port, listen_addresses: '127.0.0.1', unix_socket_directories: '', max_connections: 200 };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
