import type { RemoteSteering } from '@flint/shared/contracts/releases';
import type { BadgeProps } from '@flint/shared/ui/badge';
import { formatNumber } from '@flint/shared/ui/format-number';

/** Failure rate from which a version is marked, in percent. */
const WORRYING = 5;

/** A version's failure rate of the last hour; null without any load. */
function failureShare({ health }: RemoteSteering, version: string | undefined): number | null {
  const of = health.find((each) => each.version === version);
  const loads = of ? of.mounts + of.failures : 0;
  return of && loads > 0 ? (100 * of.failures) / loads : null;
}

/** `0.4% of 1,204 loads` */
export function healthInWords(steering: RemoteSteering, version: string | undefined): string {
  const share = failureShare(steering, version);
  const of = steering.health.find((each) => each.version === version);
  if (share === null || !of) return 'none loaded';
  const loads = of.mounts + of.failures;
  return `${percentInWords(share)} of ${formatNumber(loads)} ${loads === 1 ? 'load' : 'loads'}`;
}

function percentInWords(share: number): string {
  if (share === 0) return '0%';
  return share < 0.1 ? '<0.1%' : `${share.toFixed(1)}%`;
}

/** The status of a remote in a word or two. */
export function stateOf(steering: RemoteSteering): { words: string; tone: NonNullable<BadgeProps['tone']> } {
  const { killed, enabled, stable, candidate } = steering;
  if (killed !== null) return { words: 'Killed', tone: 'bad' };
  if (!enabled) return { words: 'Off', tone: 'warn' };
  if (!stable) return { words: 'No version', tone: 'warn' };
  const shares = [stable, candidate].map((release) => failureShare(steering, release?.version));
  if (shares.some((share) => (share ?? 0) >= WORRYING)) return { words: 'Failing', tone: 'bad' };
  return shares.every((share) => share === null)
    ? { words: 'Not loaded lately', tone: 'plain' }
    : { words: 'Healthy', tone: 'good' };
}
