import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Readable, Transform, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export interface Hashed {
  readonly bytes: number;
  /** SHA-256, hex. */
  readonly sha256: string;
}

/** A pass-through stream that hashes its bytes. */
function createHasher(): { stream: Transform; result(): Hashed } {
  const hash = createHash('sha256');
  let bytes = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return { stream, result: () => ({ bytes, sha256: hash.digest('hex') }) };
}

/** Writes a stream atomically to a file that only its owner may read. */
export async function writeHashed(source: Readable, file: string): Promise<Hashed> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const { stream, result } = createHasher();
  const partial = `${file}.partial`;
  await pipeline(source, stream, createWriteStream(partial, { mode: 0o600, flush: true }));
  await rename(partial, file);
  return result();
}

/** Hashes a stream. */
export async function hashStream(source: Readable): Promise<Hashed> {
  const { stream, result } = createHasher();
  await pipeline(source, stream, new Writable({ write: (_chunk, _encoding, done) => done() }));
  return result();
}

/** Hashes a file. */
export function hashFile(file: string): Promise<Hashed> {
  return hashStream(createReadStream(file));
}
