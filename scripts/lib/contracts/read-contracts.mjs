import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rspack } from '@rspack/core';
import { ROOT } from '../root.mjs';

const PROGRAM = 'contracts.mjs';

/**
 * Compiles the contracts and describes their calls, as a build does for a release.
 * @param {string} [root] of the checkout whose contracts are read
 * @returns {Promise<typeof import('../../../bundler/described-contracts.ts')>}
 */
export async function readContracts(root = ROOT) {
  const cache = join(root, '.cache');
  await mkdir(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'contracts-'));
  try {
    await compile({
      mode: 'none',
      context: root,
      target: 'node20',
      devtool: false,
      entry: './bundler/described-contracts.ts',
      output: { path: folder, filename: PROGRAM, module: true, library: { type: 'module' }, chunkFormat: 'module' },
      resolve: { extensions: ['.ts', '.mjs', '.js'] },
      module: {
        rules: [
          {
            test: /\.ts$/,
            loader: 'builtin:swc-loader',
            options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
            type: 'javascript/auto',
          },
        ],
      },
    });
    return await import(pathToFileURL(join(folder, PROGRAM)).href);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function compile(config) {
  return new Promise((resolve, reject) => {
    const compiler = rspack(config);
    compiler.run((error, stats) => {
      const failed = error ?? (stats?.hasErrors() ? new Error(stats.toString({ all: false, errors: true })) : null);
      compiler.close((closing) => (failed || closing ? reject(failed ?? closing) : resolve()));
    });
  });
}
