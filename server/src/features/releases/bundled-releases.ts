import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { REMOTE_NAMES, type RemoteName } from '@flint/shared/contracts/remotes';
import { checkPages } from './check-pages';
import { baseOf, type KnownRelease, manifestOf } from './known-release';
import { MANIFEST, readManifest } from './release-manifest';

/** The remotes built beside this server, by name. */
export type Bundled = ReadonlyMap<RemoteName, KnownRelease>;

/** Reads the remotes built beside this server; one that is not built is left out. @throws AppError when one declares a page that breaks a rule */
export async function readBundled(folders: Record<RemoteName, string>): Promise<Bundled> {
  const read = await Promise.all(REMOTE_NAMES.map((name) => readOne(name, folders[name])));
  return new Map(read.filter((release) => release !== undefined).map((release) => [release.remote, release]));
}

/** Hash of the built remotes; part of the revision. */
export function markOf(bundled: Bundled): string {
  const hash = createHash('sha256');
  for (const { remote, integrity } of bundled.values()) hash.update(`${remote} ${integrity}\n`);
  return hash.digest('hex').slice(0, 8);
}

async function readOne(remote: RemoteName, folder: string): Promise<KnownRelease | undefined> {
  const file = join(folder, MANIFEST);
  const bytes = await readFile(file).catch(() => undefined);
  if (!bytes) return undefined;
  const manifest = readManifest(bytes);
  const routes = checkPages(remote, manifest);
  const { version, builtAgainst, requires, pages, slots, integrity, hashes, first } = manifest;
  // Cache busting: the segment changes with the content.
  const segment = `${version}-${createHash('sha384').update(bytes).digest('hex').slice(0, 8)}`;
  const asset = (path: string) => ({ href: `${baseOf(remote, segment)}/${path}`, integrity: hashes[path] });
  return {
    remote,
    version,
    builtAgainst,
    requires,
    manifest: manifestOf(remote, segment),
    integrity,
    revision: null,
    notes: 'Came with the server.',
    bundled: true,
    releasedAt: (await stat(file)).mtime.toISOString(),
    pages,
    slots,
    routes,
    scripts: first.scripts.map(asset),
    styles: first.styles.map(asset),
    hashes,
    source: { kind: 'folder', folder, segment },
  };
}
