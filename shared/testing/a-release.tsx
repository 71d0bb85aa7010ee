import type { RemoteName, RemoteRelease } from '../contracts/remotes';

/** A release as the release plan names it. */
export function aRelease(name: RemoteName, more: Partial<RemoteRelease> = {}): RemoteRelease {
  const version = more.version ?? '1.0.0';
  return {
    name,
    version,
    manifest: `https://cdn.test/${name}/${version}/mf-manifest.json`,
    integrity: `sha384-${name}-${version}`,
    requires: '^1.0.0',
    enabled: true,
    slots: [],
    ...more,
  };
}
