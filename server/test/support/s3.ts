import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import S3rver from 's3rver';
import account from 's3rver/lib/models/account.js';
import { stopAtTheEnd } from './leftovers';
import { isAsSigned } from './s3-signature';
import { tempDir } from './temp-dir';

const NAME = 'flint-files';
/** What docs/how-to/keep-files-in-a-bucket.md tells to set on a bucket. */
const CORS = `<CORSConfiguration><CORSRule><AllowedOrigin>*</AllowedOrigin><AllowedMethod>PUT</AllowedMethod>
<AllowedHeader>content-type</AllowedHeader><AllowedHeader>x-amz-server-side-encryption</AllowedHeader></CORSRule></CORSConfiguration>`;

/** Starts an S3 server with one empty bucket. */
export async function startS3() {
  const directory = tempDir();
  const accessKeyId = `AKIA${randomUUID().slice(0, 8).toUpperCase()}`;
  const secretAccessKey = `s3canary${randomUUID().replaceAll('-', '')}`;
  account.DUMMY_ACCOUNT.createKeyPair(accessKeyId, secretAccessKey);
  const options = { address: '127.0.0.1', silent: true, directory, vhostBuckets: false };
  const server = new S3rver({ ...options, port: 0, configureBuckets: [{ name: NAME, configs: [CORS] }] });
  // It reads no signatures of its own; those of presigned addresses are checked here.
  server.middleware.unshift(async (context, next) => {
    const { req } = context;
    const presigned = req.method !== 'OPTIONS' && req.url?.includes('X-Amz-Signature=');
    if (!presigned || isAsSigned(req, secretAccessKey)) return next();
    req.resume();
    context.status = 403;
  });
  const { port } = await server.run();
  const endpoint = `http://127.0.0.1:${port}`;
  let running = true;
  const stop = async () => {
    if (running) await server.close();
    running = false;
  };
  stopAtTheEnd(async () => {
    await stop();
    rmSync(directory, { recursive: true, force: true });
  });
  return {
    endpoint,
    accessKeyId,
    secretAccessKey,
    /** Points a server at the bucket. */
    env: {
      S3_BUCKET: NAME,
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    },
    /** Keys of all objects, sorted. */
    keys(): string[] {
      const folder = join(directory, NAME);
      mkdirSync(folder, { recursive: true });
      return readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .flatMap((file) => /^(.*)\._S3rver_object$/.exec(file)?.[1] ?? [])
        .sort();
    },
    stop,
  };
}
