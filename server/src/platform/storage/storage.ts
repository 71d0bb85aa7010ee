import type { Readable } from 'node:stream';

export interface ObjectStat {
  readonly bytes: number;
  readonly keptAt: Date;
}

/** Offsets of the first and the last byte. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Where results are kept. Keys are ours, never a user's words. */
export interface Storage {
  /** Keeps bytes under a key; the same key again replaces them whole, never half. */
  keep(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** The same for a file, however long: it is copied, and stays where it is. */
  keepFile(key: string, file: string, contentType: string): Promise<void>;
  /** @throws MissingObject when nothing is kept under the key */
  read(key: string): Promise<Uint8Array>;
  /** How long the object is, and when it was kept. @throws MissingObject */
  stat(key: string): Promise<ObjectStat>;
  /** The same bytes as a stream, whole or from the first to the last offset of a range. @throws MissingObject */
  open(key: string, range?: ByteRange): Promise<Readable>;
  /** Forgets what is kept under a key; nothing there is as good. */
  remove(key: string): Promise<void>;
  /** An address that serves the object for about a day, without a session. */
  address(key: string): string;
  /** The key behind one of our own addresses that is still valid, or undefined. */
  keyOf(address: string): string | undefined;
}

/** Nothing is kept where something should be. */
export class MissingObject extends Error {
  override name = 'MissingObject';
  constructor(key: string, cause: unknown) {
    super(`Nothing is kept as ${key}`, { cause });
  }
}
