import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { ROOT } from '../root.mjs';

const TYPES = `import type { Configuration } from '@rspack/core';
import type { RemotePage } from './contracts/remote-page';
import type { RemoteName, Slot } from './contracts/remotes';

/** The build of a remote outside Flint's repository: \`export default defineThirdPartyRemote({ … })\`. */
export declare function defineThirdPartyRemote(remote: {
  /** Absolute path of the package, with \`package.json\` and \`src/app.tsx\`. */
  readonly folder: string;
  readonly name: RemoteName;
  readonly pages: readonly RemotePage[];
  readonly slots: readonly Slot[];
}): Configuration;
`;

/**
 * Builds the configuration of the bundler for third parties into one module.
 * @param {string} out folder of the package
 * @throws Error with the bundler's messages
 */
export async function buildConfiguration(out) {
  const compiler = rspack({
    mode: 'production',
    context: ROOT,
    target: 'node20',
    entry: './bundler/outside-build.ts',
    output: { path: out, filename: 'build.js', module: true, chunkFormat: 'module', library: { type: 'module' } },
    externalsType: 'module-import',
    externals: [({ request }, done) => (/^[./]/.test(request) ? done() : done(undefined, request))],
    resolve: { extensions: ['.ts'] },
    module: {
      parser: { javascript: { importMeta: false, exprContextCritical: false } },
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
          type: 'javascript/auto',
        },
      ],
    },
    optimization: { minimize: false, splitChunks: false },
    plugins: [
      // The table of shared modules stands beside the builds of this repository.
      new rspack.IgnorePlugin({ resourceRegExp: /\/(shell|remote|server)-build\.ts$/ }),
      new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
  });
  const stats = await new Promise((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
  writeFileSync(join(out, 'build.d.ts'), TYPES);
}
