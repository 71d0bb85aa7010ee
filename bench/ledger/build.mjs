import { join } from 'node:path';
import { promisify } from 'node:util';
import { rspack } from '@rspack/core';

const HERE = import.meta.dirname;

/** Builds the server's ledger as a module. @returns its path @throws Error with the build's errors */
export async function buildOrders() {
  const folder = join(HERE, '../../.build/bench');
  const compiler = rspack({
    mode: 'production',
    context: HERE,
    target: 'node20',
    devtool: false,
    entry: './orders.ts',
    output: { path: folder, filename: 'orders.mjs', module: true, library: { type: 'module' }, chunkFormat: 'module' },
    externalsType: 'module-import',
    externals: [/^(?!@flint\/|\.{0,2}\/)/],
    resolve: { extensions: ['.ts', '.js'] },
    module: {
      rules: [{ test: /\.ts$/, loader: 'builtin:swc-loader', options: { jsc: { parser: { syntax: 'typescript' } } } }],
    },
    optimization: { minimize: false },
    performance: false,
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
  return join(folder, 'orders.mjs');
}
