import { accessSync, constants, mkdirSync, mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Makes sure that temporary files can be written: where the system's folder cannot, as on a read-only root file system,
 * this process and those it starts use one in the data folder.
 */
export function useWritableTemp(dataDir: string): void {
  try {
    accessSync(tmpdir(), constants.W_OK);
    rmdirSync(mkdtempSync(join(tmpdir(), 'flint-try-')));
  } catch {
    const folder = join(dataDir, 'tmp');
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    process.env.TMPDIR = folder;
  }
}
