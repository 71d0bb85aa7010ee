import { apiAddress } from '@flint/shared/api/config';
import { type Plan, REVISION_POLL_MS, releaseRevision } from '@flint/shared/contracts/releases';
import type { Store } from '@flint/shared/contracts/remotes';
import { bootAtom } from '@flint/shared/state/boot';
import { keepPlan } from './last-good-plan';
import { configureRemotes } from './remotes';

/** Asks now and then, and when the page comes back into sight, whether the plan has changed, and takes the new one. */
export function watchPlan(store: Store): () => void {
  const boot = store.get(bootAtom);
  if (boot?.revision !== undefined) keepPlan({ ...boot, revision: boot.revision });
  const look = () => {
    if (document.visibilityState === 'visible') void takeChanges(store);
  };
  const timer = setInterval(look, REVISION_POLL_MS);
  document.addEventListener('visibilitychange', look);
  window.addEventListener('focus', look);
  look();
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('focus', look);
  };
}

/** A control plane that does not answer changes nothing: the plan in hand goes on being good. */
async function takeChanges(store: Store): Promise<void> {
  try {
    const answer = await fetch(apiAddress(releaseRevision.path), { cache: 'no-store' });
    const { revision } = (await answer.json()) as Pick<Plan, 'revision'>;
    if (!answer.ok || revision === store.get(bootAtom)?.revision) return;
    const { fetchPlan } = await import(/* webpackChunkName: "control-plane" */ '@flint/shared/api/releases');
    takePlan(store, await fetchPlan());
  } catch (error) {
    console.warn('The release plan could not be read; the last one goes on.', error);
  }
}

/** Navigation follows at once, a mounted remote at the next page. What staff tries out here stays. */
function takePlan(store: Store, plan: Plan): void {
  const boot = store.get(bootAtom);
  if (!boot) return;
  const tried = new Map(boot.remotes.filter(({ override }) => override).map((release) => [release.name, release]));
  const remotes = plan.remotes.map((release) => tried.get(release.name) ?? release);
  configureRemotes(remotes);
  store.set(bootAtom, { ...boot, remotes, revision: plan.revision });
  keepPlan(plan);
}
