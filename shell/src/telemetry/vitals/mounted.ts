import type { RemoteRelease } from '@flint/shared/contracts/remotes';

export const MOUNTED = 'flint-mounted';

/** A version whose page is shown. */
export type Mounted = Pick<RemoteRelease, 'name' | 'version'>;

/** Notes a mounted release among the page's user timings, which the measurements read once they are loaded. */
export function markMounted({ name, version }: Mounted): void {
  performance.mark?.(MOUNTED, { detail: { name, version } });
}
