import type { Compilation, Compiler, Configuration, RspackPluginInstance } from '@rspack/core';
import { FRAGMENTS_FILE, type Fragment, type Fragments } from '../shared/contracts/fragments';
import { renderPages } from './render-pages';
import { sheetsOf } from './sheets-of';

type Rendered = Awaited<ReturnType<typeof renderPages>>;

/**
 * Writes `fragments.json`: the HTML of every public page of this build, drawn by the same components with no browser,
 * what each says of itself, and the files of this very build that it needs first. Belongs before the plugin that
 * completes the manifest, which names the file's hash.
 */
export class PrerenderPlugin implements RspackPluginInstance {
  constructor(
    /** Builds the entry that draws the pages, for Node. */
    readonly build: Configuration,
    /** What names of this build in a page begin with. */
    readonly uniqueName: string,
  ) {}

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.rspack;
    compiler.hooks.compilation.tap('PrerenderPlugin', (compilation) => {
      // Files have their last names by then, and the manifest is not completed yet.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT - 1;
      compilation.hooks.processAssets.tapPromise({ name: 'PrerenderPlugin', stage }, async () => {
        const { frame, pages } = await renderPages(this.build);
        const fragments: Fragments = { frame, pages: pages.map((page) => this.toFragment(compilation, page)) };
        compilation.emitAsset(FRAGMENTS_FILE, new sources.RawSource(JSON.stringify(fragments)));
      });
    });
  }

  toFragment(compilation: Compilation, { page, path, html, about }: Rendered['pages'][number]): Fragment {
    const name = `page-${page.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    const group = compilation.namedChunkGroups.get(name);
    if (!group) throw new Error(`Public page ${page} has no chunk of its own: name it ${name} where it is imported.`);
    return {
      path,
      html,
      about,
      styles: sheetsOf(compilation, group, html).map(({ file, chunk }) => ({
        path: file,
        key: `${this.uniqueName}:chunk-${chunk}`,
      })),
      scripts: group.chunks.flatMap(({ files }) => [...files].filter((file) => file.endsWith('.js'))),
    };
  }
}
