import type { Plan } from '@flint/shared/contracts/releases';
import { withStorage } from '@flint/shared/state/with-storage';
import { isTried } from './is-tried';

const KEY = 'flint:plan';

/**
 * Stores a plan as the fallback for a page that gets none, where storage allows. Previews and staff's browser overrides
 * are left out.
 */
export function keepPlan(plan: Plan): void {
  const kept = { ...plan, remotes: plan.remotes.filter((release) => !isTried(release)) };
  withStorage(() => localStorage.setItem(KEY, JSON.stringify(kept)));
}

/** The last stored plan; undefined when there is none. */
export function lastGoodPlan(): Plan | undefined {
  return withStorage(() => {
    const plan = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Plan | null;
    return Array.isArray(plan?.remotes)
      ? { ...plan, remotes: plan.remotes.filter(({ integrity }) => integrity) }
      : undefined;
  });
}
