import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** A running PostgreSQL server. */
export interface Postmaster {
  pid: number;
  port: number;
  /** Whether it has its port: a postmaster claims its cluster first. */
  listens: boolean;
}

/**
 * The postmaster that runs on a cluster, read from its `postmaster.pid`. After a power loss a stale file may name a
 * process of another program, which is not taken for a postmaster.
 * @returns undefined when there is none
 */
export function findPostmaster(clusterDir: string): Postmaster | undefined {
  const lines = readPidFile(clusterDir)?.split('\n');
  if (!lines) return undefined;
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  const listens = Boolean(lines[5]);
  if (!(pid > 0) || !(port > 0)) return undefined;
  return commandOf(pid).includes(clusterDir) ? { pid, port, listens } : undefined;
}

/** Its text; undefined without one. A postmaster that ends removes it at any moment, also between a check and a read. */
function readPidFile(clusterDir: string): string | undefined {
  try {
    return readFileSync(pidFile(clusterDir), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** The PID file by which a postmaster claims its cluster. */
export function pidFile(clusterDir: string): string {
  return join(clusterDir, 'postmaster.pid');
}

/** Whether a process exists and runs; a zombie does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return !isZombie(pid);
}

/**
 * Stops a postmaster by a fast shutdown: disconnects clients, writes everything; forces an immediate one after 20 seconds.
 * @returns when the process is gone
 */
export async function stopPostmaster({ pid }: Postmaster): Promise<void> {
  signal(pid, 'SIGINT');
  if (await gone(pid, 20_000)) return;
  signal(pid, 'SIGQUIT');
  await gone(pid, 5000);
}

/** Waits for a process to end. @returns whether it did within `timeoutMs` */
export async function gone(pid: number, timeoutMs: number): Promise<boolean> {
  for (const deadline = performance.now() + timeoutMs; performance.now() < deadline; await delay(10))
    if (!isAlive(pid)) return true;
  return !isAlive(pid);
}

function signal(pid: number, name: NodeJS.Signals): void {
  if (isAlive(pid)) process.kill(pid, name);
}

function isZombie(pid: number): boolean {
  if (process.platform !== 'linux') return false;
  try {
    return /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return true;
  }
}

function commandOf(pid: number): string {
  if (!isAlive(pid)) return '';
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}
