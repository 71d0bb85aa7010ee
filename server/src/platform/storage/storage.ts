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

/** Object storage. Keys are generated here, never a user's words. */
export interface Storage {
  /** Stores bytes under a key; an existing object is replaced atomically. */
  keep(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** The same for a file of any length: copies it and leaves the original. */
  keepFile(key: string, file: string, contentType: string): Promise<void>;
  /** @throws MissingObject when the key has no object */
  read(key: string): Promise<Uint8Array>;
  /** Size of the object and when it was stored. @throws MissingObject */
  stat(key: string): Promise<ObjectStat>;
  /** Streams the object, whole or from the first to the last offset of a range. @throws MissingObject */
  open(key: string, range?: ByteRange): Promise<Readable>;
  /** Deletes the object; idempotent. */
  remove(key: string): Promise<void>;
  /** An address that serves the object for about a day, without a session. */
  address(key: string): string;
  /** An address anybody may read at a CDN; undefined for private objects, and where there is no CDN. */
  publicAddress(key: string): string | undefined;
  /** The key of one of our own addresses while it is valid, else undefined. */
  keyOf(address: string): string | undefined;
}

/** An object that is expected does not exist. */
export class MissingObject extends Error {
  override name = 'MissingObject';
  constructor(key: string, cause: unknown) {
    super(`Nothing is kept as ${key}`, { cause });
  }
}
