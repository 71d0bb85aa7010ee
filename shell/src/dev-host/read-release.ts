import type { RemoteName, RemoteRelease } from '@flint/shared/contracts/remotes';

/**
 * Reads the release that a remote's development server offers.
 * @throws when the server does not answer
 */
export async function readRelease({ name, manifest }: { name: RemoteName; manifest: string }): Promise<RemoteRelease> {
  const { metaData } = await (await fetch(manifest, { cache: 'no-store' })).json();
  const facts = metaData.flint as Pick<RemoteRelease, 'version' | 'requires' | 'slots' | 'routes'>;
  const { version, requires, slots, routes = [] } = facts;
  return { name, version, manifest, integrity: '', requires, enabled: true, slots, routes, override: true };
}
