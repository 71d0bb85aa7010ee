import type { Store } from '@flint/shared/contracts/remotes';
import { sessionAtom } from '@flint/shared/state/session';

/** Keeps the runs of whoever signs in up to date on every page. What does it is loaded for somebody, not for nobody. */
export function watchActivity(store: Store): void {
  const look = () => {
    if (store.get(sessionAtom).status !== 'authenticated') return;
    stop();
    import(/* webpackChunkName: "activity" */ '@flint/shared/state/runs-sync').then(
      ({ syncRuns }) => syncRuns(store),
      // Without it the page works; the generator reads its own runs.
      () => undefined,
    );
  };
  const stop = store.sub(sessionAtom, look);
}
