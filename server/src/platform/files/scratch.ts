import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PREFIX = 'flint-run-';
/** No work takes this long, in milliseconds: a folder that old was left by a killed process. */
const LEFT_AFTER_MS = 86_400_000;

/** Does work with a folder for its temporary files, which is always removed at the end. */
export async function withScratch<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), PREFIX));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Removes the scratch folders that killed processes left in a folder. @returns how many there were */
export async function removeLeftScratch(parent = tmpdir()): Promise<number> {
  const before = Date.now() - LEFT_AFTER_MS;
  const names = (await readdir(parent)).filter((name) => name.startsWith(PREFIX));
  const removed = await Promise.all(
    names.map(async (name) => {
      const folder = join(parent, name);
      // Another process may remove it first, and one of another user may own it.
      const found = await stat(folder).catch(() => undefined);
      if (!found || found.mtimeMs >= before) return false;
      return rm(folder, { recursive: true, force: true }).then(
        () => true,
        () => false,
      );
    }),
  );
  return removed.filter(Boolean).length;
}
