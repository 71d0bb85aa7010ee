import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { REMOTE_NAMES, type RemoteName, type RemoteRelease, SLOT_KINDS } from '@flint/shared/contracts/remotes';
import * as z from 'zod/mini';

const MANIFEST = 'mf-manifest.json';
export const REMOTES_PREFIX = '/remotes';

const Slot = z.object({
  kind: z.enum(SLOT_KINDS),
  id: z.string(),
  title: z.string(),
  description: z.string(),
  page: z.string(),
});

/** What we read of a manifest: its own facts, and what a browser will ask for first. */
const Manifest = z.object({
  metaData: z.object({
    flint: z.object({
      name: z.string(),
      version: z.string(),
      requires: z.string(),
      slots: z._default(z.array(Slot), []),
    }),
    integrity: z.record(z.string(), z.string()),
    remoteEntry: z.object({ name: z.string() }),
  }),
  exposes: z.array(
    z.object({
      assets: z.object({
        js: z.object({ sync: z.array(z.string()) }),
        css: z.object({ sync: z.array(z.string()) }),
      }),
    }),
  ),
});

/** A file a browser may ask for ahead of time. */
export interface Asset {
  readonly href: string;
  readonly integrity: string | undefined;
}

export interface Release extends RemoteRelease {
  /** Folder that holds its files. */
  readonly folder: string;
  /** Path segment that changes with its content, so that its files never go stale. */
  readonly segment: string;
  readonly scripts: readonly Asset[];
  readonly styles: readonly Asset[];
}

export interface Releases {
  /** The remotes offered to everybody: those that are built. */
  list(): RemoteRelease[];
  /** A built remote with the files its first page needs. */
  find(name: string): Release | undefined;
}

async function readRelease(name: RemoteName, folder: string): Promise<Release | undefined> {
  const bytes = await readFile(join(folder, MANIFEST)).catch(() => undefined);
  if (!bytes) return undefined;
  const { metaData, exposes } = Manifest.parse(JSON.parse(bytes.toString()));
  const digest = createHash('sha384').update(bytes).digest();
  const segment = `${metaData.flint.version}-${digest.toString('hex').slice(0, 8)}`;
  const base = `${REMOTES_PREFIX}/${name}/${segment}`;
  const asset = (file: string): Asset => ({ href: `${base}/${file}`, integrity: metaData.integrity[file] });
  return {
    name,
    version: metaData.flint.version,
    requires: metaData.flint.requires,
    manifest: `${base}/${MANIFEST}`,
    integrity: `sha384-${digest.toString('base64')}`,
    enabled: true,
    slots: metaData.flint.slots,
    folder,
    segment,
    scripts: [metaData.remoteEntry.name, ...exposes.flatMap((expose) => expose.assets.js.sync)].map(asset),
    styles: exposes.flatMap((expose) => expose.assets.css.sync).map(asset),
  };
}

/** Reads the remotes built beside this server. One that is not built is not offered. */
export async function readReleases(folders: Record<RemoteName, string>): Promise<Releases> {
  const read = await Promise.all(REMOTE_NAMES.map((name) => readRelease(name, folders[name])));
  const releases = read.filter((release) => release !== undefined);
  return {
    list: () =>
      releases.map(({ name, version, manifest, integrity, requires, enabled, slots }) => {
        return { name, version, manifest, integrity, requires, enabled, slots };
      }),
    find: (name) => releases.find((release) => release.name === name),
  };
}
