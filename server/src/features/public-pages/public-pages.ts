import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { FRAGMENTS_FILE } from '@flint/shared/contracts/fragments';
import type { FastifyBaseLogger } from 'fastify';
import type { Storage } from '../../platform/storage/storage';
import { type KnownRelease, storageKey } from '../releases/known-release';
import type { Drawing, DrawnPage, Files } from './drawn-page';
import { type DrawnPages, NO_PAGES, readFragments } from './read-fragments';

/** Cache size, in releases of a few hundred kilobytes each: enough for all remotes and their candidates. */
const KEPT = 16;
const NO_FILES: Files = { styles: [], scripts: [] };

type Source = KnownRelease | 'shell' | undefined;

/** Prerendered pages of releases. */
export interface PublicPages {
  /** Frame around every public page; undefined when the shell was built without it. */
  readonly frame: string | undefined;
  /** What the frame of app pages needs first. */
  readonly appFiles: Files;
  /** What the frame of public pages needs first. */
  readonly visitorFiles: Files;
  /** What a remote's page needs of the shell first: its loader, and the modules that the page uses. */
  remoteFiles(drawing: Drawing): Files;
  /** Build time of the shell, ISO 8601. */
  readonly builtAt: string;
  /** A page of a release, or of the shell; undefined when it has none for the path. Never rejects. */
  find(path: string, release: Source): Promise<DrawnPage | undefined>;
  /** The first screen of an app page, with the frame around it; undefined when the release has none. Never rejects. */
  findScreen(pageId: string, release: Source): Promise<(Drawing & { readonly frame: string }) | undefined>;
}

interface PublicPagesDeps {
  readonly shellDir: string;
  readonly storage: Storage;
  readonly log: FastifyBaseLogger;
}

export async function createPublicPages({ shellDir, storage, log }: PublicPagesDeps): Promise<PublicPages> {
  const own = await readFile(join(shellDir, FRAGMENTS_FILE)).catch(() => undefined);
  const shell = own ? readFragments(own, { base: '', hashOf: () => undefined }) : NO_PAGES;
  /** Cache by the hash of the manifest, which is unique to a release. */
  const known = new Map<string, Promise<DrawnPages>>();

  const pagesOf = (release: KnownRelease) => {
    const there = known.get(release.integrity);
    if (there) return there;
    const reading = readPages(release, storage);
    known.set(release.integrity, reading);
    const [oldest] = known.keys();
    if (known.size > KEPT && oldest) known.delete(oldest);
    return reading;
  };

  async function drawnBy(release: Source): Promise<DrawnPages> {
    if (release === 'shell') return shell;
    if (!release) return NO_PAGES;
    try {
      return await pagesOf(release);
    } catch (err) {
      // The page is rendered in the browser instead. Storage may be back for the next visit.
      known.delete(release.integrity);
      log.warn({ err, remote: release.remote, version: release.version }, 'prerendered pages could not be read');
      return NO_PAGES;
    }
  }

  const { mtime } = await stat(join(shellDir, 'index.html'));

  return {
    builtAt: mtime.toISOString(),
    frame: shell.frame ?? undefined,
    appFiles: shell.app,
    visitorFiles: shell.parts.visitor ?? NO_FILES,
    remoteFiles({ shared = [] }) {
      const { styles, scripts } = shell.parts.federation ?? NO_FILES;
      return { styles, scripts: [...scripts, ...shared.flatMap((name) => shell.provided.get(name) ?? [])] };
    },
    find: async (path, release) => (await drawnBy(release)).pages.get(path),
    async findScreen(pageId, release) {
      const frame = shell.app.frames[pageId];
      const screen = (await drawnBy(release)).screens.get(pageId);
      if (!screen || frame === undefined) return undefined;
      return { ...screen, frame, styles: [...shell.app.styles, ...screen.styles] };
    },
  };
}

async function readPages({ remote, version, hashes, source, manifest }: KnownRelease, storage: Storage) {
  const integrity = hashes[FRAGMENTS_FILE];
  if (integrity === undefined) return NO_PAGES;
  const bytes =
    source.kind === 'folder'
      ? await readFile(join(source.folder, FRAGMENTS_FILE))
      : await storage.read(storageKey(remote, version, FRAGMENTS_FILE));
  const base = manifest.slice(0, manifest.lastIndexOf('/'));
  return readFragments(bytes, { base, integrity, hashOf: (path) => hashes[path] });
}
