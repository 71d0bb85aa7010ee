import type { ChunkGroup, Compilation, Compiler, Configuration, RspackPluginInstance } from '@rspack/core';
import { FRAGMENTS_FILE, type Fragments } from '../shared/contracts/fragments';
import { groupOf } from './group-of';
import { renderPages } from './render-pages';
import { consumedBy, providedScripts, scriptsIn, scriptsOf } from './shared-scripts';
import { type Sheet, sheetsIn, sheetsOf } from './sheets-of';

/** The chunk of the shell with the parts of the app's frame. */
const APP_FRAME = 'signed-in';

/**
 * Prerendering: writes `fragments.json` with the HTML of public pages and of the first screens of app pages,
 * rendered by the same components on Node, and the files of this build that each needs first. Must precede the plugin that completes the manifest,
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
        const { frame, pages, appFrames, screens } = await renderPages(this.build);
        const fragments: Fragments = {
          frame,
          pages: pages.map(({ page, path, html, about, module }) => ({
            ...{ path, about },
            ...this.drawing(compilation, page, html, module),
          })),
          ...(Object.keys(appFrames).length > 0 && { app: this.appFrame(compilation, appFrames) }),
          screens: screens.map(({ page, html }) => ({ page, ...this.drawing(compilation, page, html) })),
          ...(frame && this.parts(compilation)),
        };
        compilation.emitAsset(FRAGMENTS_FILE, new sources.RawSource(JSON.stringify(fragments)));
      });
    });
  }

  /** A page's HTML with the files of this build that it needs first. */
  drawing(compilation: Compilation, page: string, html: string, module?: string) {
    const name = `page-${page
      .replace(/^\//, '')
      .replace(/[/A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
      .replaceAll('-/', '-')}`;
    const group = compilation.namedChunkGroups.get(name);
    if (!group) throw new Error(`Page ${page} has no chunk of its own: name it ${name} where it is imported.`);
    const { styles, scripts } = this.filesOf(compilation, group, html);
    const further = module ? scriptsOf(groupOf(compilation, module)) : [];
    return { html, styles, scripts: [...new Set([...scripts, ...further])], shared: consumedBy(compilation, group) };
  }

  appFrame(compilation: Compilation, frames: Readonly<Record<string, string>>) {
    const group = compilation.namedChunkGroups.get(APP_FRAME);
    if (!group) throw new Error(`The app's frame has no chunk of its own: name it ${APP_FRAME} where it is imported.`);
    return { frames, ...this.filesOf(compilation, group, Object.values(frames).join('')) };
  }

  /** What the shell's own build provides beside its pages. */
  parts(compilation: Compilation) {
    const part = (name: string) => {
      const group = compilation.namedChunkGroups.get(name);
      return group && { styles: this.styled(sheetsIn(group)), scripts: scriptsOf(group) };
    };
    return {
      parts: { visitor: part('visitor'), federation: part('federation') },
      provided: providedScripts(compilation),
    };
  }

  filesOf(compilation: Compilation, group: ChunkGroup, html: string) {
    const sheets = sheetsOf(compilation, group, html);
    const styled = new Set(sheets.map(({ chunk }) => chunk));
    // What styles the page is shown by scripts of the same chunks.
    const shown = [...compilation.chunks].filter(({ id }) => id !== null && styled.has(id)).flatMap(scriptsIn);
    return { styles: this.styled(sheets), scripts: [...new Set([...scriptsOf(group), ...shown])] };
  }

  styled(sheets: readonly Sheet[]) {
    return sheets.map(({ file, chunk }) => ({ path: file, key: `${this.uniqueName}:chunk-${chunk}` }));
  }
}
