import type { About } from '@flint/shared/contracts/fragments';

declare module '../../platform/composition/contributions' {
  interface Contributions {
    pageContents: PageContents;
  }
}

/** What the server writes into a page that its release has drawn with places for it. */
export interface Filling {
  /** The path under which the release has drawn the page. */
  readonly drawnAs: string;
  /** The HTML of each place, by the text that holds the place. */
  readonly places: Readonly<Record<string, string>>;
  /** The same as data, so that the page's program takes over without a request; absent where the boot data has it anyway. */
  readonly content?: { readonly key: string; readonly data: unknown };
  readonly about?: About;
}

export type Filled = Filling | { readonly movedTo: string } | { readonly status: 404 } | undefined;

/** A feature's contents of public pages. */
export interface PageContents {
  /**
   * @param page the page's path, with its parameters' names
   * @returns undefined for a page that it does not fill
   */
  fill(page: string, path: string, query: { readonly page?: unknown; readonly category?: unknown }): Promise<Filled>;
  /** Paths of a page with parameters that exist now, for the sitemap. */
  readonly listed?: { readonly page: string; readonly paths: () => Promise<readonly string[]> };
}

/** Fills a page by the first feature that has something for it. */
export async function fillPage(all: readonly PageContents[], ...of: Parameters<PageContents['fill']>): Promise<Filled> {
  for (const contents of all) {
    const filled = await contents.fill(...of);
    if (filled) return filled;
  }
  return undefined;
}

/** Writes the contents of a page into its drawn HTML. */
export function writePlaces(html: string, places: Filling['places']): string {
  return Object.entries(places).reduce((written, [place, content]) => written.replace(place, () => content), html);
}
