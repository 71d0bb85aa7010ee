import type { RemoteName } from '@flint/shared/contracts/remotes';
import type { PutSigner } from '../../platform/storage/signed-put';
import { MissingObject, type Storage } from '../../platform/storage/storage';
import { typeOf } from './file-types';
import { storageKey } from './known-release';
import { integrityOf, type StoredFile } from './release-manifest';

const LIFE_SECONDS = 15 * 60;

export interface SignedUpload {
  readonly path: string;
  readonly url: string;
  readonly headers: Record<string, string>;
}

/** Reads a stored file of a release; undefined when it is not there. */
export function readStored(storage: Storage, remote: RemoteName, segment: string, path: string) {
  return storage.read(storageKey(remote, segment, path)).catch((error: unknown) => {
    if (error instanceof MissingObject) return undefined;
    throw error;
  });
}

/** Signs an upload address for each file that the store lacks, or has with other bytes. @param segment a version, or that of a preview */
export async function signMissing(
  { storage, signer }: { storage: Storage; signer: PutSigner },
  remote: RemoteName,
  segment: string,
  files: readonly StoredFile[],
): Promise<SignedUpload[]> {
  const expires = Math.floor(Date.now() / 1000) + LIFE_SECONDS;
  const missing = await Promise.all(
    files.map(async (file) => {
      const there = await readStored(storage, remote, segment, file.path);
      return there && integrityOf(there) === file.integrity ? [] : [file];
    }),
  );
  return missing.flat().map(({ path, bytes, integrity }) => {
    const contentType = typeOf(path) ?? 'application/octet-stream';
    const url = signer.sign({ path: `${remote}/${segment}/${path}`, contentType, bytes, integrity, expires });
    return { path, url, headers: { 'content-type': contentType } };
  });
}
