import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isAlive } from './postmaster';

/**
 * The file by which a server claims its data folder as a living process. The session lock ends with its connection, which
 * a server may lose; this claim ends with the process.
 */
const fileIn = (dataDir: string) => join(dataDir, 'server.pid');

/** Writes the claim of this process. @returns removes it */
export function claimFolder(dataDir: string): () => void {
  const file = fileIn(dataDir);
  const claim = claimOf(process.pid);
  writeFileSync(file, claim);
  return () => {
    if (read(file) === claim) rmSync(file, { force: true });
  };
}

/**
 * Whether another living process claims the folder. One that is about to end is waited for.
 * @param patienceMs how long
 */
export async function isClaimed(dataDir: string, patienceMs: number): Promise<boolean> {
  for (const deadline = performance.now() + patienceMs; ; await delay(50)) {
    const claim = read(fileIn(dataDir));
    const pid = Number(claim.split(' ', 1)[0]);
    if (!(pid > 0) || pid === process.pid || !isAlive(pid) || claimOf(pid) !== claim) return false;
    if (performance.now() >= deadline) return true;
  }
}

/** A process by its number and its start, since numbers are used again. */
function claimOf(pid: number): string {
  return `${pid} ${startOf(pid)}`;
}

/** Ticks from the machine's start to the process's (Linux); elsewhere nothing, and the number alone counts. */
function startOf(pid: number): string {
  const stat = read(`/proc/${pid}/stat`);
  // The name before it may hold spaces: fields are counted from its closing bracket.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
