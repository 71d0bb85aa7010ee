import { Fragments, RELEASE_BASE, type Screen } from '@flint/shared/contracts/fragments';
import type { Asset } from '../releases/known-release';
import { integrityOf } from '../releases/release-manifest';
import type { Drawing, DrawnPage, Files } from './drawn-page';

/** The prerendered pages of a release, and the frames that the shell's release has. */
export interface DrawnPages {
  readonly frame: string | null;
  /** By path. */
  readonly pages: ReadonlyMap<string, DrawnPage>;
  /** Frames of app pages by the page's id, as `screens`, and their files. */
  readonly app: Files & { readonly frames: Readonly<Record<string, string>> };
  /** First screens of app pages. */
  readonly screens: ReadonlyMap<string, Drawing>;
  /** The shell's: its parts, and the scripts of each module that it provides. */
  readonly parts: { readonly visitor?: Files | undefined; readonly federation?: Files | undefined };
  readonly provided: ReadonlyMap<string, readonly Asset[]>;
}

const NO_APP = { frames: {}, styles: [], scripts: [] };
/** Pages of a release that ships none. */
export const NO_PAGES: DrawnPages = {
  ...{ frame: null, pages: new Map(), app: NO_APP, screens: new Map() },
  ...{ parts: {}, provided: new Map() },
};

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
  const fragments = Fragments.parse(JSON.parse(Buffer.from(bytes).toString()));
  const { frame, pages, app = NO_APP, screens = [], parts = {}, provided = {} } = fragments;
  const asset = (path: string): Asset => ({ href: `${base}/${path}`, integrity: hashOf(path) });
  const files = ({ styles, scripts }: Pick<Screen, 'styles' | 'scripts'>): Files => ({
    styles: styles.map(({ path, key }) => ({ ...asset(path), key })),
    scripts: scripts.map(asset),
  });
  const draw = (drawn: Omit<Screen, 'page'>): Drawing => ({
    html: drawn.html.replaceAll(RELEASE_BASE, () => `${base}/`),
    shared: drawn.shared,
    ...files(drawn),
  });
  return {
    frame,
    pages: new Map(pages.map((page) => [page.path, { about: page.about, ...draw(page) }])),
    app: { frames: app.frames, ...files(app) },
    screens: new Map(screens.map((screen) => [screen.page, draw(screen)])),
    parts: {
      visitor: parts.visitor && files(parts.visitor),
      federation: parts.federation && files(parts.federation),
    },
    provided: new Map(Object.entries(provided).map(([name, scripts]) => [name, scripts.map(asset)])),
  };
}
