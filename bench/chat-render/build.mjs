import { join } from 'node:path';
import { promisify } from 'node:util';
import { rspack } from '@rspack/core';

const HERE = import.meta.dirname;

/** Builds the benchmark page in production mode. @throws Error with the build's errors */
export async function buildPage(folder) {
  const compiler = rspack({
    mode: 'production',
    context: HERE,
    target: ['web', 'es2022'],
    devtool: false,
    entry: './page.tsx',
    output: { path: folder, filename: 'page.js', cssFilename: 'page.css', publicPath: '' },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      parser: { 'css/auto': { namedExports: false }, 'css/module': { namedExports: false } },
      rules: [
        { test: /\.css$/, type: 'css/auto' },
        { test: /\.woff2$/, type: 'asset/resource' },
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
          },
        },
      ],
    },
    plugins: [new rspack.HtmlRspackPlugin({ template: join(HERE, 'page.html') })],
    performance: false,
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
}
