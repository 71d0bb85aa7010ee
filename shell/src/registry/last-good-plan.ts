import type { Plan } from '@flint/shared/contracts/releases';

const KEY = 'flint:plan';

/** Keeps a plan for a page that gets none, where storage allows. What staff tries out is not part of it. */
export function keepPlan(plan: Plan): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...plan, remotes: plan.remotes.filter(({ override }) => !override) }));
  } catch {
    // Without storage a page depends on the control plane.
  }
}

/** The last plan that was kept here; undefined when there is none. */
export function lastGoodPlan(): Plan | undefined {
  try {
    const plan = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Plan | null;
    return Array.isArray(plan?.remotes)
      ? { ...plan, remotes: plan.remotes.filter(({ integrity }) => integrity) }
      : undefined;
  } catch {
    return undefined;
  }
}
