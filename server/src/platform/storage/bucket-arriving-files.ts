import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type ArrivingFiles, createArrivingFiles } from './arriving-files';
import type { Bucket } from './bucket';
import { MissingObject } from './storage';

/** Where presigned addresses write. Nothing is read from here but to be copied, since an address works until it ends. */
const INCOMING = 'incoming/';
/** Where complete uploads stay: no address writes here. */
const COMPLETE = 'uploads/';
/** Age after which a local copy goes, in milliseconds: it is fetched again when it is needed. */
const COPY_AGE_MS = 86_400_000;

/**
 * Uploads that browsers send to a bucket. What was sent through this server goes there too, so that every process finds
 * it. Copies below `folder` are what decoders read.
 */
export function createBucketArrivingFiles(bucket: Bucket, folder: string): ArrivingFiles {
  const local = createArrivingFiles(folder);
  return {
    ...local,
    presign: (id, file) => bucket.presignPut(INCOMING + id, file),
    async settle(id, bytes) {
      const sent = await bucket.head(INCOMING + id).catch(missing);
      if (sent?.bytes !== bytes) return false;
      await bucket.copy(INCOMING + id, COMPLETE + id);
      await bucket.remove(INCOMING + id);
      return true;
    },
    publish: (id, contentType) => bucket.putFile(COMPLETE + id, local.pathOf(id), { contentType }),
    async open(id) {
      const path = local.pathOf(id);
      if (await stat(path).catch(() => undefined)) return path;
      await mkdir(folder, { recursive: true });
      const draft = `${path}.${randomUUID()}.draft`;
      await pipeline(await bucket.get(COMPLETE + id), createWriteStream(draft));
      await rename(draft, path);
      return path;
    },
    async remove(id) {
      await Promise.all([local.remove(id), bucket.remove(INCOMING + id), bucket.remove(COMPLETE + id)]);
    },
    async trim() {
      for (const name of await readdir(folder).catch(() => [])) {
        const file = join(folder, name);
        const found = await stat(file).catch(() => undefined);
        if (found && Date.now() - found.mtimeMs > COPY_AGE_MS) await rm(file, { force: true });
      }
    },
  };
}

function missing(error: unknown): undefined {
  if (!(error instanceof MissingObject)) throw error;
}
