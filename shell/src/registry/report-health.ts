import { apiAddress } from '@flint/shared/api/config';
import type { RemoteRelease } from '@flint/shared/contracts/remotes';

/** Written out, since the row would bring its schemas to the first screen. */
const PATH = '/api/releases/reports';
/** Shorter than the row allows: it is for a log. */
const MESSAGE_MAX = 200;

/** Tells the control plane how a release does here: that it stands, or what it failed with. Never disturbs the page. */
export function reportHealth({ name, version, override }: RemoteRelease, failure?: Error): void {
  // What staff tries out in a browser of their own says nothing about the release.
  if (override) return;
  const report = {
    remote: name,
    version,
    kind: failure ? 'failed' : 'mounted',
    message: failure?.message.slice(0, MESSAGE_MAX),
  };
  // Some browsers are told not to have it.
  navigator.sendBeacon?.(apiAddress(PATH), new Blob([JSON.stringify(report)], { type: 'application/json' }));
}
