import { unzipSync } from 'fflate';

/** The files of a zip in their order. @throws when it is none, or cut off */
export function unzip(zip: Buffer): { name: string; bytes: Buffer }[] {
  return Object.entries(unzipSync(new Uint8Array(zip))).map(([name, bytes]) => ({ name, bytes: Buffer.from(bytes) }));
}
