import type { Release } from '@flint/shared/contracts/releases';
import { MANIFEST, REMOTES_PREFIX, type StoredFile } from './release-manifest';

/** A file that a page asks for ahead of time. */
export interface Asset {
  readonly href: string;
  readonly integrity: string | undefined;
}

/** A version, with what is needed to serve it. */
export interface KnownRelease extends Release {
  readonly scripts: readonly Asset[];
  readonly styles: readonly Asset[];
  /** `sha384-…` of its files, by their paths. */
  readonly hashes: Readonly<Record<string, string>>;
  /** Where its files are: in a folder beside this server, or in the object store under their paths. */
  readonly source:
    | { kind: 'folder'; folder: string; segment: string }
    | { kind: 'storage'; files: readonly StoredFile[] };
}

/** The address below which a release's files are, without a slash at its end. */
export function baseOf(remote: string, segment: string): string {
  return `${REMOTES_PREFIX}/${remote}/${segment}`;
}

/** The address of a release's manifest. */
export function manifestOf(remote: string, segment: string): string {
  return `${baseOf(remote, segment)}/${MANIFEST}`;
}

/** Where the object store keeps a file of a release: under the path that it is served from. */
export function storageKey(remote: string, version: string, path: string): string {
  return `${baseOf(remote, version).slice(1)}/${path}`;
}

/** What anybody may know of a release. */
export function toRelease(known: KnownRelease): Release {
  const { scripts: _scripts, styles: _styles, hashes: _hashes, source: _source, ...release } = known;
  return release;
}
