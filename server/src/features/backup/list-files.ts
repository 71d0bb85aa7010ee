import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** Files half written: by the storage, and by a backup. */
const UNFINISHED = /\.(draft|partial)$/;

/** Every file below a folder, by its path from `root` with forward slashes, in order; none where there is no folder. */
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
