import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Compiler, RspackPluginInstance } from '@rspack/core';

const compress = promisify(brotliCompress);

const COMPRESSIBLE = /\.(js|css|html|json|svg)$/;
/** Smallest file to compress, bytes: below it the header costs more than compression saves. */
const WORTHWHILE = 256;

/**
 * Precompression: writes `<file>.br` beside every text file, so that the server never compresses one during a request.
 */
export class BrotliPlugin implements RspackPluginInstance {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.rspack;
    compiler.hooks.compilation.tap('BrotliPlugin', (compilation) => {
      // After every stage that still changes files, such as the one that fills in hashes.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT + 1;
      compilation.hooks.processAssets.tapPromise({ name: 'BrotliPlugin', stage }, async (assets) => {
        const texts = Object.keys(assets).filter((name) => COMPRESSIBLE.test(name));
        await Promise.all(
          texts.map(async (name) => {
            const text = assets[name]?.buffer();
            if (!text || text.length < WORTHWHILE) return;
            const params = {
              [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
              [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
            };
            compilation.emitAsset(`${name}.br`, new sources.RawSource(await compress(text, { params })));
          }),
        );
      });
    });
  }
}
