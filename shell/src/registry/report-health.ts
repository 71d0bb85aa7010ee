import { apiAddress } from '@flint/shared/api/config';
import type { RemoteRelease } from '@flint/shared/contracts/remotes';

/** Repeats the call's path, because importing the call would bring its schemas to the first screen. */
const PATH = '/api/releases/reports';
/** Below the limit of the call's schema, in characters: the message is for a log. */
const MESSAGE_MAX = 200;

/** Reports a release's health to the control plane by a beacon: mounted, or its failure. Never disturbs the page. */
export function reportHealth({ name, version, override }: RemoteRelease, failure?: Error): void {
  // A staff override in one browser says nothing about the release.
  if (override) return;
  const report = {
    remote: name,
    version,
    kind: failure ? 'failed' : 'mounted',
    message: failure?.message.slice(0, MESSAGE_MAX),
  };
  // Some privacy settings remove `sendBeacon`.
  navigator.sendBeacon?.(apiAddress(PATH), new Blob([JSON.stringify(report)], { type: 'application/json' }));
}
