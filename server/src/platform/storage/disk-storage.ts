import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { AddressSigner } from './signed-address';
import { MissingObject, type Storage } from './storage';

/** Keeps objects as files below `root`, and serves them through signed addresses of this server. */
export function createDiskStorage(root: string, signer: AddressSigner): Storage {
  const fileOf = (key: string) => {
    if (!/^[\w./-]+$/.test(key) || key.includes('..')) throw new Error(`Not a storage key: ${key}`);
    return join(root, key);
  };
  return {
    async keep(key, bytes) {
      const file = fileOf(key);
      await mkdir(dirname(file), { recursive: true });
      // A killed process leaves a stray draft, never half a picture.
      const draft = `${file}.${randomUUID()}.draft`;
      await writeFile(draft, bytes);
      await rename(draft, file);
    },
    async read(key) {
      try {
        return await readFile(fileOf(key));
      } catch (error) {
        throw (error as NodeJS.ErrnoException).code === 'ENOENT' ? new MissingObject(key, error) : error;
      }
    },
    remove: (key) => rm(fileOf(key), { force: true }),
    address: (key) => signer.sign(key),
    keyOf(address) {
      const found = signer.verify(address);
      return found && !found.lapsed ? found.key : undefined;
    },
  };
}
