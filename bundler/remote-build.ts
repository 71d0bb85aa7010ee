import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { readPages } from '../engines/spark/guide/read-pages';
import { readChanges } from '../scripts/lib/changes/read-changes.mjs';
import { RELEASE_BASE } from '../shared/contracts/fragments';
import type { RemotePage } from '../shared/contracts/remote-page';
import { CONTRACT_VERSION, type RemoteName, type Slot } from '../shared/contracts/remotes';
import { browserBuild } from './browser-build';
import { buildName } from './build-name';
import { CallsPlugin } from './calls-plugin';
import { portOf } from './dev-servers';
import { federationOf } from './federation-of';
import { packageVersion, ROOT, workspaceVersion } from './package-version';
import { prerender } from './prerender-build';
import { ReleaseManifestPlugin } from './release-manifest-plugin';
import { sharedByRemotes } from './shared-by-remotes';
import type { SharedModule } from './shared-module';

/**
 * What small chunks cost: parts of forms that were split off for one more page made the generator's first screen 450 bytes
 * larger, since each file is compressed alone.
 */
const SPLIT: Partial<Record<RemoteName, { minSize: number }>> = { 'mfe-generator': { minSize: 32_000 } };

export async function remoteBuild(
  name: RemoteName,
  sharedModules: readonly SharedModule[],
  development: boolean,
): Promise<Configuration> {
  const version = workspaceVersion(name);
  const requires = `^${CONTRACT_VERSION}`;
  const uniqueName = buildName(name, development);
  const { pages: declared } = (await import(`../${name}/src/pages.ts`)) as {
    pages: readonly (string | RemotePage)[];
  };
  const pages = declared.map((page) => (typeof page === 'string' ? page : page.path));
  const routes = declared.filter((page) => typeof page !== 'string');
  const { slots } = (await import(`../${name}/src/slots.ts`)) as { slots: readonly Slot[] };
  // Texts of the repository that pages of mfe-content show.
  const texts =
    name === 'mfe-content'
      ? { __EDITIONS__: readChanges(ROOT), __GUIDE__: readPages(path.join(ROOT, 'docs/guide')) }
      : {};
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
      ...texts,
    },
    ...(SPLIT[name] && { splitChunks: SPLIT[name] }),
    plugins: [
      ...federationOf(uniqueName, sharedByRemotes(sharedModules, packageVersion), development),
      ...prerender({ folder: name, uniqueName, development, publicPath: RELEASE_BASE, define: texts }),
      new ReleaseManifestPlugin({ name, version, builtAgainst: CONTRACT_VERSION, requires, pages, slots, routes }),
      ...(development ? [] : [new CallsPlugin()]),
      ...(development ? [] : [new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] })]),
    ],
  });
}
