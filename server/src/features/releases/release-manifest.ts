import { createHash } from 'node:crypto';
import { SLOT_KINDS } from '@flint/shared/contracts/remotes';
import * as z from 'zod/mini';

export const MANIFEST = 'mf-manifest.json';
export const REMOTES_PREFIX = '/remotes';

/** A file of a release, as it was registered. */
export interface StoredFile {
  /** Relative to the manifest. */
  path: string;
  bytes: number;
  /** `sha384-…` */
  integrity: string;
}

/** What a page of the remote needs first: paths relative to the manifest. */
export interface FirstFiles {
  scripts: string[];
  styles: string[];
}

const SlotShape = z.object({
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
      builtAgainst: z.string(),
      requires: z.string(),
      pages: z.array(z.string()),
      slots: z._default(z.array(SlotShape), []),
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

/** A manifest in our words. */
export type ReadManifest = ReturnType<typeof readManifest>;

/**
 * Reads the bytes of a `mf-manifest.json`.
 * @throws Error when they are none
 */
export function readManifest(bytes: Uint8Array) {
  const { metaData, exposes } = Manifest.parse(JSON.parse(Buffer.from(bytes).toString()));
  const first: FirstFiles = {
    scripts: [metaData.remoteEntry.name, ...exposes.flatMap((expose) => expose.assets.js.sync)],
    styles: exposes.flatMap((expose) => expose.assets.css.sync),
  };
  return { ...metaData.flint, integrity: integrityOf(bytes), hashes: metaData.integrity, first };
}

/** The hash of a file as the `integrity` attribute writes it. */
export function integrityOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
