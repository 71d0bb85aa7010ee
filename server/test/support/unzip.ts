import { unzipSync } from 'fflate';

/** Files of a zip in order. @throws when it is no zip, or truncated */
export function unzip(zip: Buffer): { name: string; bytes: Buffer }[] {
  return Object.entries(unzipSync(new Uint8Array(zip))).map(([name, bytes]) => ({ name, bytes: Buffer.from(bytes) }));
}
