import { apiAddress } from '@flint/shared/api/config';
import type { RemoteRelease } from '@flint/shared/contracts/remotes';
import { markMounted } from '../telemetry/vitals/mounted';
import { isTried } from './is-tried';

/** Repeats the call's path, because importing the call would bring its schemas to the first screen. */
const PATH = '/api/releases/reports';
/** Below the limit of the call's schema, in characters: the message is for a log. */
const MESSAGE_MAX = 200;

/** Reports a release's health to the control plane by a beacon: mounted, or its failure. Never disturbs the page. */
export function reportHealth(release: RemoteRelease, failure?: Error): void {
  if (isTried(release)) return;
  const { name, version } = release;
  if (!failure) markMounted({ name, version });
  const report = {
    remote: name,
    version,
    kind: failure ? 'failed' : 'mounted',
    message: failure?.message.slice(0, MESSAGE_MAX),
  };
  // Some privacy settings remove `sendBeacon`.
  navigator.sendBeacon?.(apiAddress(PATH), new Blob([JSON.stringify(report)], { type: 'application/json' }));
}
