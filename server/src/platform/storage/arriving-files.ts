import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Files that come over the network, perhaps in several attempts. Ids are ours, never a user's words. */
export interface ArrivingFiles {
  /** Bytes that are there; 0 when nothing is. */
  received(id: string): Promise<number>;
  /**
   * Writes what a source gives from an offset on, without holding more of it than a buffer.
   * @throws what ended the source early, or the signal's reason; what came until then stays
   */
  write(id: string, from: number, source: Readable, signal: AbortSignal): Promise<void>;
  /** Where the file is; it is whole once {@link received} says so. */
  pathOf(id: string): string;
  /** Forgets it; nothing there is as good. */
  remove(id: string): Promise<void>;
}

/** Keeps them below `folder`, apart from what is served. */
export function createArrivingFiles(folder: string): ArrivingFiles {
  const pathOf = (id: string) => {
    if (!/^[\w-]+$/.test(id)) throw new Error(`Not an id of a file: ${id}`);
    return join(folder, id);
  };
  return {
    pathOf,
    async received(id) {
      return (await stat(pathOf(id)).catch(() => undefined))?.size ?? 0;
    },
    async write(id, from, source, signal) {
      await mkdir(folder, { recursive: true });
      const file = createWriteStream(pathOf(id), { flags: from === 0 ? 'w' : 'r+', start: from });
      try {
        await pipeline(source, file, { signal });
      } finally {
        // A broken pipeline rejects while its last write is still under way.
        if (!file.closed) await once(file, 'close');
      }
    },
    remove: (id) => rm(pathOf(id), { force: true }),
  };
}
