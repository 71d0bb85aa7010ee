import type { Plan } from '@flint/shared/contracts/releases';
import { withStorage } from '@flint/shared/state/with-storage';

const KEY = 'flint:plan';

/** Keeps a plan for a page that gets none, where storage allows. What staff tries out is not part of it. */
export function keepPlan(plan: Plan): void {
  const kept = { ...plan, remotes: plan.remotes.filter(({ override }) => !override) };
  withStorage(() => localStorage.setItem(KEY, JSON.stringify(kept)));
}

/** The last plan that was kept here; undefined when there is none. */
export function lastGoodPlan(): Plan | undefined {
  return withStorage(() => {
    const plan = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Plan | null;
    return Array.isArray(plan?.remotes)
      ? { ...plan, remotes: plan.remotes.filter(({ integrity }) => integrity) }
      : undefined;
  });
}
