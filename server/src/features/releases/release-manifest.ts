import { createHash } from 'node:crypto';
import type { RemotePage } from '@flint/shared/contracts/remote-page';
import { SLOT_KINDS } from '@flint/shared/contracts/remotes';
import * as z from 'zod/mini';

export const MANIFEST = 'mf-manifest.json';
export const REMOTES_PREFIX = '/remotes';

/** A registered file of a release. */
export interface StoredFile {
  /** Relative to the manifest. */
  path: string;
  bytes: number;
  /** `sha384-…` */
  integrity: string;
}

/** Files that a page of the remote loads first: paths relative to the manifest. */
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

/** The part of a Module Federation manifest that is read here. */
const Manifest = z.object({
  metaData: z.object({
    flint: z.object({
      name: z.string(),
      version: z.string(),
      builtAgainst: z.string(),
      requires: z.string(),
      pages: z.array(z.string()),
      slots: z._default(z.array(SlotShape), []),
      /** Checked one by one when the version is registered, so that a refusal names the page and the rule. */
      routes: z._default(z.array(z.custom<RemotePage>((page) => typeof page === 'object' && page !== null)), []),
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

/** A parsed manifest. */
export type ReadManifest = ReturnType<typeof readManifest>;

/** Parses a `mf-manifest.json`. @throws Error when the bytes are not one */
export function readManifest(bytes: Uint8Array) {
  const { metaData, exposes } = Manifest.parse(JSON.parse(Buffer.from(bytes).toString()));
  const first: FirstFiles = {
    scripts: [metaData.remoteEntry.name, ...exposes.flatMap((expose) => expose.assets.js.sync)],
    styles: exposes.flatMap((expose) => expose.assets.css.sync),
  };
  return { ...metaData.flint, integrity: integrityOf(bytes), hashes: metaData.integrity, first };
}

/** Subresource integrity hash of a file, as the `integrity` attribute has it. */
export function integrityOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
