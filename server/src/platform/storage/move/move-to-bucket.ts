import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { hashFile, hashStream } from '../../files/hashed-copy';
import { type Copied, noteCopied, readJournal } from '../../files/journal';
import { listFiles } from '../../files/list-files';
import type { Bucket } from '../bucket';
import { contentTypeOf } from '../content-type';
import { publicCacheControl } from '../public-objects';

/** Files copied concurrently. */
const AT_ONCE = 4;
/** Journal of verified copies, in the data folder, so that an interrupted move resumes. */
const MOVE_JOURNAL = 'storage-move.jsonl';
/** Folders of a data folder that are kept in a bucket. */
const FOLDERS = ['media', 'uploads'];

export interface Moved {
  /** Files copied and verified now, and their bytes. */
  files: number;
  bytes: number;
  /** Files that an earlier attempt had copied. */
  before: number;
}

/**
 * Copies every file of a data folder to a bucket, reads each copy back and compares SHA-256. The files stay on disk.
 * Called again, it copies what is new or changed.
 * @throws Error naming the first copy that differs from its file
 */
export async function moveToBucket(dataDir: string, bucket: Bucket, say: (line: string) => void): Promise<Moved> {
  const journal = join(dataDir, MOVE_JOURNAL);
  const before = await readJournal(journal);
  const paths = (await Promise.all(FOLDERS.map((folder) => listFiles(dataDir, folder)))).flat();
  const moved: Moved = { files: 0, bytes: 0, before: 0 };
  const limit = pLimit(AT_ONCE);
  let said = 0;
  await Promise.all(
    paths.map((path) =>
      limit(async () => {
        const copied = await moveOne(path, before.get(path));
        if (!copied) return;
        if (copied === before.get(path)) moved.before++;
        else {
          await noteCopied(journal, copied);
          moved.files++;
          moved.bytes += copied.bytes;
        }
        const tenth = Math.floor((10 * (moved.files + moved.before)) / paths.length);
        if (tenth > said) say(`Files: ${moved.files + moved.before} of ${paths.length}.`);
        said = Math.max(said, tenth);
      }).catch((error: unknown) => {
        limit.clearQueue();
        throw error;
      }),
    ),
  );
  return moved;

  /** @returns undefined for a file that was deleted meanwhile */
  async function moveOne(path: string, earlier: Copied | undefined): Promise<Copied | undefined> {
    const file = join(dataDir, path);
    const found = await stat(file).catch(() => undefined);
    if (!found) return undefined;
    const key = path.replace(/^media\//, '');
    if (earlier?.mtimeMs === found.mtimeMs && earlier.bytes === found.size) {
      const there = await bucket.head(key).catch(() => undefined);
      if (there?.bytes === earlier.bytes) return earlier;
    }
    const hashed = await hashFile(file);
    await bucket.putFile(key, file, { contentType: contentTypeOf(key), cacheControl: publicCacheControl(key) });
    const copy = await hashStream(await bucket.get(key));
    if (copy.sha256 !== hashed.sha256)
      throw new Error(
        `The copy of ${path} in the bucket differs from the file: ${copy.bytes} bytes of ${hashed.bytes}.`,
      );
    return { path, ...hashed, mtimeMs: found.mtimeMs };
  }
}
