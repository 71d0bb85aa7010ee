import { readdirSync, readFileSync } from 'node:fs';

/** Process ids of the ffmpeg programs a process has started and that have not ended. */
export function programsOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && isProgramOf(name, parent))
    .map(Number);
}

/** Whether a process is there and no mere entry that waits to be read. */
export function isRunning(pid: number): boolean {
  return /^State:\s+[^ZX\s]/m.test(statusOf(String(pid)));
}

function isProgramOf(pid: string, parent: number): boolean {
  if (/^PPid:\s+(\d+)/m.exec(statusOf(pid))?.[1] !== String(parent)) return false;
  return read(`/proc/${pid}/cmdline`).includes('ffmpeg');
}

const statusOf = (pid: string) => read(`/proc/${pid}/status`);

/** What ended meanwhile has nothing to say. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
