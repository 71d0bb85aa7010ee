import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Resumable uploads: files that arrive in one or several attempts. Ids are generated here, never a user's words. */
export interface ArrivingFiles {
  /** Bytes received so far; 0 when the file does not exist. */
  received(id: string): Promise<number>;
  /**
   * Writes a source from an offset on, streaming.
   * @throws the source's error or the signal's reason; the bytes received until then stay
   */
  write(id: string, from: number, source: Readable, signal: AbortSignal): Promise<void>;
  /** Path of the file on this machine; it is complete once {@link received} equals its size. */
  pathOf(id: string): string;
  /** Makes a complete file known to every process. */
  publish(id: string, contentType: string): Promise<void>;
  /** Path of a complete file. @throws MissingObject */
  open(id: string): Promise<string>;
  /** Deletes the file; idempotent. */
  remove(id: string): Promise<void>;
  /** Deletes copies on this machine that are not needed any more. */
  trim(): Promise<void>;
  /** An address of an object store that takes the whole file by one PUT; absent where files are sent to this server. */
  presign?(id: string, file: { contentType: string; bytes: number; seconds: number }): Promise<string>;
  /**
   * Looks for a file that was sent to a presigned address, and puts it where the address reaches it no more.
   * @returns whether one of this size was there
   */
  settle?(id: string, bytes: number): Promise<boolean>;
}

/** Keeps uploads below `folder`, apart from served files. */
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
        // A failed pipeline rejects while its last write is still under way.
        if (!file.closed) await once(file, 'close');
      }
    },
    publish: async () => undefined,
    open: async (id) => pathOf(id),
    remove: (id) => rm(pathOf(id), { force: true }),
    trim: async () => undefined,
  };
}
