import type { Compilation, Compiler, Configuration, RspackPluginInstance } from '@rspack/core';
import { FRAGMENTS_FILE, type Fragment, type Fragments } from '../shared/contracts/fragments';
import { renderPages } from './render-pages';
import { sheetsOf } from './sheets-of';

type Rendered = Awaited<ReturnType<typeof renderPages>>;

/**
 * Prerendering: writes `fragments.json` with the HTML of every public page, rendered by the same components on Node,
 * its metadata, and the files of this build that it needs first. Must precede the plugin that completes the manifest,
 * which has the file's hash.
 */
export class PrerenderPlugin implements RspackPluginInstance {
  constructor(
    /** Build configuration of the rendering entry, for Node. */
    readonly build: Configuration,
    /** Prefix of this build's names in a page. */
    readonly uniqueName: string,
  ) {}

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.rspack;
    compiler.hooks.compilation.tap('PrerenderPlugin', (compilation) => {
      // File names are final by then, and the manifest is not completed yet.
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
