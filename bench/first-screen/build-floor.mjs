import { join } from 'node:path';
import { promisify } from 'node:util';
import { rspack } from '@rspack/core';

const ROUTER = join(import.meta.dirname, '../../node_modules/react-router/dist/production');

/** Builds the bare page for comparison, as the shell is built. @throws Error with the build's errors */
export async function buildFloor(folder) {
  const compiler = rspack({
    mode: 'production',
    context: import.meta.dirname,
    target: ['web', 'es2022'],
    devtool: false,
    entry: './floor.tsx',
    output: { path: folder, filename: 'floor.js', publicPath: '/floor/' },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: { 'react-router$': join(ROUTER, 'index.mjs'), 'react-router/dom$': join(ROUTER, 'dom-export.mjs') },
    },
    module: {
      rules: [
        {
          test: /\.tsx$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
          },
        },
      ],
    },
    plugins: [
      new rspack.HtmlRspackPlugin({ template: join(import.meta.dirname, 'floor.html'), scriptLoading: 'defer' }),
    ],
    performance: false,
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
}
