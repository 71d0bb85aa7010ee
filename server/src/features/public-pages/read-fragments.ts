import { Fragments, RELEASE_BASE } from '@flint/shared/contracts/fragments';
import type { Asset } from '../releases/known-release';
import { integrityOf } from '../releases/release-manifest';
import type { DrawnPage } from './drawn-page';

/** The prerendered pages of a release by path, and the frame that the shell's release has. */
export interface DrawnPages {
  readonly frame: string | null;
  readonly pages: ReadonlyMap<string, DrawnPage>;
}

/** Pages of a release that ships none. */
export const NO_PAGES: DrawnPages = { frame: null, pages: new Map() };

interface From {
  /** Base address of the release's files, without a trailing slash. */
  readonly base: string;
  /** Expected `sha384-…` of the file; absent for the shell's, which came with this server. */
  readonly integrity?: string | undefined;
  hashOf(path: string): string | undefined;
}

/** Reads a release's `fragments.json`. @throws Error when it is not the file that the release was registered with */
export function readFragments(bytes: Uint8Array, { base, integrity, hashOf }: From): DrawnPages {
  if (integrity !== undefined && integrityOf(bytes) !== integrity)
    throw new Error(`The public pages of ${base} are not those of the release.`);
  const { frame, pages } = Fragments.parse(JSON.parse(Buffer.from(bytes).toString()));
  const asset = (path: string): Asset => ({ href: `${base}/${path}`, integrity: hashOf(path) });
  const drawn = pages.map(({ path, html, about, styles, scripts }): [string, DrawnPage] => [
    path,
    {
      about,
      html: html.replaceAll(RELEASE_BASE, () => `${base}/`),
      styles: styles.map(({ path: file, key }) => ({ ...asset(file), key })),
      scripts: scripts.map(asset),
    },
  ]);
  return { frame, pages: new Map(drawn) };
}
