import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { SHARED_MODULES } from '../rspack.base';
import type { RemotePage } from '../shared/contracts/remote-page';
import { CONTRACT_VERSION, type RemoteName, type Slot } from '../shared/contracts/remotes';
import { BrotliPlugin } from './brotli-plugin';
import { federationOf } from './federation-of';
import { ReleaseManifestPlugin } from './release-manifest-plugin';
import { sharedByRemotes } from './shared-by-remotes';
import { typescriptRule } from './typescript-rule';

interface ThirdPartyRemote {
  /** Absolute path of the package, with `package.json` and `src/app.tsx`. */
  readonly folder: string;
  readonly name: RemoteName;
  readonly pages: readonly RemotePage[];
  readonly slots: readonly Slot[];
}

/** Build of a remote outside this repository: the same as of one inside, from a package of its own. */
export function defineThirdPartyRemote({ folder, name, pages, slots }: ThirdPartyRemote): Configuration {
  const { version } = readPackage(path.join(folder, 'package.json'));
  const requires = `^${CONTRACT_VERSION}`;
  const uniqueName = `${name.replaceAll('-', '_')}_${hashOf(path.join(folder, 'src'), version).slice(0, 8)}`;
  const ids = pages.map((page) => page.path);
  return {
    name,
    mode: 'production',
    context: folder,
    target: ['web', 'es2022'],
    devtool: false,
    entry: {},
    output: {
      path: path.join(folder, 'dist'),
      publicPath: 'auto',
      uniqueName,
      clean: true,
      crossOriginLoading: 'anonymous',
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      cssFilename: '[name].[contenthash:8].css',
      cssChunkFilename: '[name].[contenthash:8].css',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      parser: { 'css/auto': { namedExports: false }, 'css/module': { namedExports: false } },
      generator: { 'css/auto': { localIdentName: '[uniqueName]-[id]-[local]' } },
      rules: [
        typescriptRule({ development: false, react: true }),
        // The contracts' package imports its own files without an ending.
        { test: /\.js$/, resolve: { fullySpecified: false } },
        { test: /\.css$/, type: 'css/auto' },
        { test: /\.(woff2|webp|svg|mp3|mp4)$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      new rspack.DefinePlugin({
        __FLINT_VERSION__: JSON.stringify(version),
        __CONTRACT_VERSION__: JSON.stringify(CONTRACT_VERSION),
        __CONTRACT_RANGE__: JSON.stringify(requires),
        FEDERATION_OPTIMIZE_NO_REMOTE: 'true',
      }),
      ...federationOf(uniqueName, sharedByRemotes(SHARED_MODULES, installedIn(folder)), false),
      new ReleaseManifestPlugin({
        ...{ name, version, builtAgainst: CONTRACT_VERSION, requires },
        ...{ pages: ids, slots, routes: pages },
      }),
      new BrotliPlugin(),
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
    ],
    performance: false,
    infrastructureLogging: { level: 'error' },
  };
}

/** Versions of the packages that are installed for a folder. */
function installedIn(folder: string): (name: string) => string {
  const require = createRequire(path.join(folder, 'package.json'));
  return (name) => readPackage(require.resolve(`${name}/package.json`)).version;
}

function hashOf(folder: string, version: string): string {
  const hash = createHash('sha256').update(version);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) hash.update(entry.name).update(readFileSync(path.join(entry.parentPath, entry.name)));
  return hash.digest('hex');
}

const readPackage = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as { version: string };
