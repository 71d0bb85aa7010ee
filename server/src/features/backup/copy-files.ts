import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { type Hashed, writeHashed } from '../../platform/files/hashed-copy';
import { type Copied, noteCopied, readJournal } from '../../platform/files/journal';

/** Files copied concurrently: enough to saturate a disk. */
const AT_ONCE = 4;

interface Copying {
  readonly from: string;
  readonly to: string;
  /** Journal of copied files, so that an interrupted copy can resume. */
  readonly journal: string;
  /** Checks a copied file; an error ends the copy before the file enters the journal. */
  check?(path: string, copied: Hashed): void;
  onProgress?(done: number, all: number): void;
}

/**
 * Copies files between two folders and hashes each. Skips files that an earlier attempt copied and that have not
 * changed since.
 * @returns every copied file; files deleted meanwhile are left out
 */
export async function copyFiles(paths: readonly string[], copying: Copying): Promise<Copied[]> {
  const before = await readJournal(copying.journal);
  const limit = pLimit(AT_ONCE);
  let done = 0;
  let failed = false;
  const copied = await Promise.all(
    paths.map((path) =>
      limit(async () => {
        if (failed) return undefined;
        try {
          return await copyOne(path, before.get(path), copying);
        } catch (error) {
          failed = true;
          throw error;
        } finally {
          copying.onProgress?.(++done, paths.length);
        }
      }),
    ),
  );
  return copied.filter((entry) => entry !== undefined);
}

async function copyOne(path: string, before: Copied | undefined, copying: Copying): Promise<Copied | undefined> {
  const source = join(copying.from, path);
  const target = join(copying.to, path);
  const found = await stat(source).catch(missing);
  if (!found) return undefined;
  if (before?.mtimeMs === found.mtimeMs && before.bytes === found.size) {
    const there = await stat(target).catch(missing);
    if (there?.size === before.bytes) return before;
  }
  try {
    const hashed = await writeHashed(createReadStream(source), target);
    copying.check?.(path, hashed);
    const entry: Copied = { path, ...hashed, mtimeMs: found.mtimeMs };
    await noteCopied(copying.journal, entry);
    return entry;
  } catch (error) {
    return missing(error as NodeJS.ErrnoException);
  }
}

function missing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
  return undefined;
}
