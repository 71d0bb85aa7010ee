import type { Chunk, Compilation, Compiler, Configuration, RspackPluginInstance } from '@rspack/core';
import { FRAGMENTS_FILE, type Fragment, type Fragments } from '../shared/contracts/fragments';
import { renderPages } from './render-pages';

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
    // What the page leans on and every page of a remote needs; the shell's own is in its page already.
    const around = group.getParents().filter((parent) => !parent.isInitial());
    const chunks = [...around, group].flatMap((each) => each.chunks);
    const filesOf = (chunk: Chunk, kind: RegExp) => [...chunk.files].filter((file) => kind.test(file));
    return {
      path,
      html,
      about,
      styles: chunks.flatMap((chunk) =>
        filesOf(chunk, /\.css$/).map((file) => ({ path: file, key: `${this.uniqueName}:chunk-${chunk.id}` })),
      ),
      scripts: group.chunks.flatMap((chunk) => filesOf(chunk, /\.js$/)),
    };
  }
}
