import type { Release } from '@flint/shared/contracts/releases';
import { MANIFEST, REMOTES_PREFIX, type StoredFile } from './release-manifest';

/** A file that a page preloads. */
export interface Asset {
  readonly href: string;
  readonly integrity: string | undefined;
}

/** A version, with the data needed to serve it. */
export interface KnownRelease extends Release {
  readonly scripts: readonly Asset[];
  readonly styles: readonly Asset[];
  /** `sha384-…` of its files, by path. */
  readonly hashes: Readonly<Record<string, string>>;
  /** Location of its files: a folder beside this server, or the object store. */
  readonly source:
    | { kind: 'folder'; folder: string; segment: string }
    | { kind: 'storage'; files: readonly StoredFile[] };
}

/** Base address of a release's files, without a trailing slash. */
export function baseOf(remote: string, segment: string): string {
  return `${REMOTES_PREFIX}/${remote}/${segment}`;
}

/** The address of a release's manifest. */
export function manifestOf(remote: string, segment: string): string {
  return `${baseOf(remote, segment)}/${MANIFEST}`;
}

/** Storage key of a release's file: the path it is served from. */
export function storageKey(remote: string, version: string, path: string): string {
  return `${baseOf(remote, version).slice(1)}/${path}`;
}

/** The public part of a release. */
export function toRelease(known: KnownRelease): Release {
  const { scripts: _scripts, styles: _styles, hashes: _hashes, source: _source, ...release } = known;
  return release;
}

/**
 * When a version was registered, in ISO 8601, to compare with others. One built beside a server was not, and comes before
 * all: its files have another time on each machine.
 */
export function registeredAt({ bundled, releasedAt }: Release): string {
  return bundled ? '' : releasedAt;
}
