import { statfs } from 'node:fs/promises';
import { AppError } from '../http/app-error';

/** What is free on a disk, and what must stay so, in bytes. */
export interface Shortage {
  readonly freeBytes: number;
  readonly reserveBytes: number;
}

/** Space where the data folder is. The reserve is for the database, which must be able to settle what was begun. */
export interface DiskSpace {
  /** Undefined while there is more than the reserve. */
  shortage(): Promise<Shortage | undefined>;
  /** @throws AppError `storage_full` when less than the reserve would be left after so many bytes */
  assertRoom(bytes?: number): Promise<void>;
}

export function createDiskSpace(folder: string, reserveBytes: number): DiskSpace {
  const shortageAfter = async (bytes: number) => {
    const { bavail, bsize } = await statfs(folder);
    const freeBytes = bavail * bsize;
    return freeBytes - bytes < reserveBytes ? { freeBytes, reserveBytes } : undefined;
  };
  return {
    shortage: () => shortageAfter(0),
    async assertRoom(bytes = 0) {
      if (await shortageAfter(bytes)) throw storageFull();
    },
  };
}

/** 507: what was asked for cannot be written. Nothing that was kept before is lost. */
export function storageFull(cause?: unknown): AppError {
  return new AppError('storage_full', 'There is no space left on this server. Try again later.', { cause });
}
