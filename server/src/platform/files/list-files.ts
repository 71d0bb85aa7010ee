import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** Extensions of partially written files: the storage's, and a backup's. */
const UNFINISHED = /\.(draft|partial)$/;

/** Every file below a folder, sorted, as paths from `root` with forward slashes; empty for a missing folder. */
export async function listFiles(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true, recursive: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  return entries
    .filter((entry) => entry.isFile() && !UNFINISHED.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}
