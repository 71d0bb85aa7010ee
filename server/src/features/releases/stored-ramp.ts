import { RAMP_LOADS } from '@flint/shared/contracts/releases';

/** A rollout that goes on by itself, as it is stored. */
export interface StoredRamp {
  /** Percentages, rising. */
  readonly steps: readonly number[];
  readonly everySeconds: number;
  /** Place of the next step. */
  readonly next: number;
  /** When the latest step was made, ISO 8601. */
  readonly since: string;
  readonly paused: boolean;
}

/** When the next step is due. */
export const dueAt = ({ since, everySeconds }: StoredRamp) => new Date(Date.parse(since) + everySeconds * 1_000);

/** Why a ramp goes on: the figures since its latest step. Undefined while it waits. */
export function whyOn(
  ramp: StoredRamp,
  seen: { loads: number; failures: number; isDoubtful: boolean },
  now = Date.now(),
) {
  const isDue = !ramp.paused && dueAt(ramp).getTime() <= now;
  if (!isDue || seen.isDoubtful || seen.loads < RAMP_LOADS) return undefined;
  return `Healthy: ${seen.failures} of ${seen.loads} loads failed since the step before.`;
}
