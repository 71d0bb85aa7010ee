import type { Compiler, RspackPluginInstance } from '@rspack/core';

/** A face of the first screen, and whether text can be read without waiting for it. */
interface Face {
  readonly file: RegExp;
  readonly priority: 'high' | 'low';
}

/** The Latin faces: running text before the script, headlines after it. Other alphabets load where they occur. */
const FACES: readonly Face[] = [
  { file: /(^|\/)figtree-latin-wght-normal\.[^/]*woff2$/, priority: 'high' },
  { file: /(^|\/)bricolage-grotesque-latin-standard-normal\.[^/]*woff2$/, priority: 'low' },
];

/**
 * Names the first screen's fonts in the page's head, so that they are under way before the style sheet asks for them
 * and the first text is not set twice.
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
