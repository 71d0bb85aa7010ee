import { execFileSync } from 'node:child_process';
import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stopAtTheEnd } from './leftovers';
import { tempDir } from './temp-dir';

const BALLAST = 'ballast';
const BLOCK = 65_536;

/**
 * Mounts a file system of its own of a few megabytes.
 * @returns undefined where this user may not mount one
 */
export function mountSmallDisk(megabytes: number) {
  const folder = tempDir();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  let mounted = true;
  const unmount = async () => {
    if (mounted) execFileSync('umount', ['-l', folder]);
    mounted = false;
    rmSync(folder, { recursive: true, force: true });
  };
  stopAtTheEnd(unmount);
  const ballast = join(folder, BALLAST);
  const freeBytes = () => {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  };
  return {
    folder,
    /** Fills it up to so many free bytes. */
    fill(left = 0) {
      for (let free = freeBytes(); free > left; free = freeBytes())
        writeFileSync(ballast, Buffer.alloc(Math.min(BLOCK, free - left), 1), { flag: 'a' });
    },
    /** Makes room again. */
    empty: () => rmSync(ballast, { force: true }),
    unmount,
  };
}
