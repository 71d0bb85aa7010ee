import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, type RspackPluginInstance, rspack } from '@rspack/core';
import { RELEASE_BASE } from '../shared/contracts/fragments';
import { CONTRACT_VERSION, type RemoteName, type Slot } from '../shared/contracts/remotes';
import { browserBuild } from './browser-build';
import { buildName } from './build-name';
import { portOf } from './dev-servers';
import { OneCopyPlugin } from './one-copy-plugin';
import { workspaceVersion } from './package-version';
import { prerender } from './prerender-build';
import { ReleaseManifestPlugin } from './release-manifest-plugin';
import { sharedByRemotes } from './shared-by-remotes';
import type { SharedModule } from './shared-module';

export async function remoteBuild(
  name: RemoteName,
  sharedModules: readonly SharedModule[],
  development: boolean,
): Promise<Configuration> {
  const version = workspaceVersion(name);
  const requires = `^${CONTRACT_VERSION}`;
  const uniqueName = buildName(name, development);
  const { pages } = (await import(`../${name}/src/pages.ts`)) as { pages: readonly string[] };
  const { slots } = (await import(`../${name}/src/slots.ts`)) as { slots: readonly Slot[] };
  return browserBuild({
    folder: name,
    uniqueName,
    development,
    port: portOf(name),
    publicPath: 'auto',
    entry: {},
    define: {
      __FLINT_VERSION__: version,
      __CONTRACT_VERSION__: CONTRACT_VERSION,
      __CONTRACT_RANGE__: requires,
      // Remotes never load each other, so their half of the federation runtime is left out.
      FEDERATION_OPTIMIZE_NO_REMOTE: true,
    },
    plugins: [
      new ModuleFederationPlugin({
        name: uniqueName,
        filename: development ? 'remoteEntry.js' : 'remoteEntry.[contenthash:8].js',
        exposes: { './app': './src/app.tsx' },
        manifest: true,
        dts: false,
        shareStrategy: 'loaded-first',
        // The shell's federation runtime is used; a remote's entry needs none of its own.
        experiments: { externalRuntime: true, optimization: { target: 'web' } },
        shared: sharedByRemotes(sharedModules),
      }) as RspackPluginInstance,
      // The federation plugin imports the CommonJS build of its runtime, which cannot be tree-shaken.
      new rspack.NormalModuleReplacementPlugin(/webpack-bundler-runtime[\\/]dist[\\/]index\.cjs$/, (resource) => {
        resource.request = resource.request.replace(/cjs$/, 'js');
      }),
      new OneCopyPlugin(),
      ...prerender({ folder: name, uniqueName, development, publicPath: RELEASE_BASE }),
      new ReleaseManifestPlugin({ name, version, builtAgainst: CONTRACT_VERSION, requires, pages, slots }),
      ...(development ? [] : [new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] })]),
    ],
  });
}
