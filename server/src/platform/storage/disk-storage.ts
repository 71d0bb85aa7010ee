import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { DiskSpace } from './disk-space';
import type { AddressSigner } from './signed-address';
import { signedAddresses } from './signed-addresses';
import { MissingObject, type Storage } from './storage';

/** Storage on disk: objects are files below `root`, served through signed addresses of this server. */
export function createDiskStorage(root: string, signer: AddressSigner, space: Pick<DiskSpace, 'assertRoom'>): Storage {
  const fileOf = (key: string) => {
    if (!/^[\w./-]+$/.test(key) || key.includes('..')) throw new Error(`Not a storage key: ${key}`);
    return join(root, key);
  };
  const write = async (key: string, bytes: number, into: (draft: string) => Promise<void>) => {
    const file = fileOf(key);
    await space.assertRoom(bytes);
    await mkdir(dirname(file), { recursive: true });
    // Write, then rename: a killed process leaves a stray draft, never half a file.
    const draft = `${file}.${randomUUID()}.draft`;
    try {
      await into(draft);
      await rename(draft, file);
    } catch (error) {
      // On a full disk a draft would take the space that is wanted.
      await rm(draft, { force: true }).catch(() => undefined);
      throw error;
    }
  };
  const find = async <T>(key: string, look: (file: string) => Promise<T>): Promise<T> => {
    try {
      return await look(fileOf(key));
    } catch (error) {
      throw (error as NodeJS.ErrnoException).code === 'ENOENT' ? new MissingObject(key, error) : error;
    }
  };
  return {
    keep: (key, bytes) => write(key, bytes.byteLength, (draft) => writeFile(draft, bytes)),
    keepFile: async (key, file) => write(key, (await stat(file)).size, (draft) => copyFile(file, draft)),
    read: (key) => find(key, (file) => readFile(file)),
    stat: (key) =>
      find(key, async (file) => {
        const { size, mtime } = await stat(file);
        return { bytes: size, keptAt: mtime };
      }),
    open: (key, range) => find(key, async (file) => (await open(file)).createReadStream(range)),
    remove: (key) => rm(fileOf(key), { force: true }),
    publicAddress: () => undefined,
    ...signedAddresses(signer),
  };
}
