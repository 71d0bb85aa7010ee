import { apiAddress } from '@flint/shared/api/config';
import { type Plan, REVISION_POLL_MS, releaseRevision } from '@flint/shared/contracts/releases';
import type { Store } from '@flint/shared/contracts/remotes';
import { bootAtom } from '@flint/shared/state/boot';
import { isTried } from './is-tried';
import { keepPlan } from './last-good-plan';
import { configureRemotes } from './remotes';

/**
 * Polls the revision of the release plan, also when the page becomes visible, and applies a changed plan.
 * @returns stops polling
 */
export function watchPlan(store: Store): () => void {
  const boot = store.get(bootAtom);
  if (boot?.revision !== undefined) keepPlan({ ...boot, revision: boot.revision });
  const poll = () => {
    if (document.visibilityState === 'visible') void applyChanges(store);
  };
  const timer = setInterval(poll, REVISION_POLL_MS);
  document.addEventListener('visibilitychange', poll);
  window.addEventListener('focus', poll);
  poll();
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', poll);
    window.removeEventListener('focus', poll);
  };
}

/** Keeps the current plan when the control plane does not answer. */
async function applyChanges(store: Store): Promise<void> {
  try {
    const answer = await fetch(apiAddress(releaseRevision.path), { cache: 'no-store' });
    const { revision } = (await answer.json()) as Pick<Plan, 'revision'>;
    if (!answer.ok || revision === store.get(bootAtom)?.revision) return;
    const { fetchPlan } = await import(/* webpackChunkName: "control-plane" */ '@flint/shared/api/releases');
    applyPlan(store, await fetchPlan());
  } catch (error) {
    console.warn('The release plan could not be read; the last one goes on.', error);
  }
}

/** Applies a plan: navigation changes at once, a mounted remote at the next page. Overrides and previews in this browser stay. */
function applyPlan(store: Store, plan: Plan): void {
  const boot = store.get(bootAtom);
  if (!boot) return;
  const tried = new Map(boot.remotes.filter(isTried).map((release) => [release.name, release]));
  const remotes = plan.remotes.map((release) => tried.get(release.name) ?? release);
  configureRemotes(remotes);
  store.set(bootAtom, { ...boot, remotes, revision: plan.revision });
  keepPlan(plan);
}
