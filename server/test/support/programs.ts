import { readdirSync, readFileSync } from 'node:fs';

/** Process ids of a process's running ffmpeg children. */
export function programsOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && isProgramOf(name, parent))
    .map(Number);
}

/** Whether a process is running, and not a zombie. */
export function isRunning(pid: number): boolean {
  return /^State:\s+[^ZX\s]/m.test(statusOf(String(pid)));
}

function isProgramOf(pid: string, parent: number): boolean {
  if (/^PPid:\s+(\d+)/m.exec(statusOf(pid))?.[1] !== String(parent)) return false;
  return read(`/proc/${pid}/cmdline`).includes('ffmpeg');
}

const statusOf = (pid: string) => read(`/proc/${pid}/status`);

/** Empty for a process that has ended meanwhile. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
