import type { Compiler, RspackPluginInstance } from '@rspack/core';

/** A font of the first screen, and whether text is readable without waiting for it. */
interface Face {
  readonly file: RegExp;
  readonly priority: 'high' | 'low';
}

/** The Latin fonts: body text before the script, headlines after it. Other scripts load on use. */
const FACES: readonly Face[] = [
  { file: /(^|\/)figtree-latin-wght-normal\.[^/]*woff2$/, priority: 'high' },
  { file: /(^|\/)flint-display\.[^/]*woff2$/, priority: 'low' },
];

/**
 * Preloads the fonts of the first screen in the page's head, so that the first text is not laid out twice (layout
 * shift).
 */
export class PreloadFontsPlugin implements RspackPluginInstance {
  apply(compiler: Compiler): void {
    const { HtmlRspackPlugin } = compiler.rspack;
    compiler.hooks.compilation.tap('PreloadFontsPlugin', (compilation) => {
      HtmlRspackPlugin.getCompilationHooks(compilation).alterAssetTagGroups.tap('PreloadFontsPlugin', (data) => {
        const names = Object.keys(compilation.assets);
        for (const { file, priority } of FACES) {
          const name = names.find((each) => file.test(each));
          if (!name) throw new Error(`No font matches ${file}: the page would be set twice.`);
          data.headTags.unshift({
            tagName: 'link',
            attributes: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `${data.publicPath}${name}`,
              crossorigin: 'anonymous',
              fetchpriority: priority,
            },
            voidTag: true,
          });
        }
        return data;
      });
    });
  }
}
