import type { Store } from '@flint/shared/contracts/remotes';
import { sessionAtom } from '@flint/shared/state/session';

/** Keeps the signed-in user's runs up to date on every page. Its code is loaded on sign-in only. */
export function watchActivity(store: Store): void {
  const look = () => {
    if (store.get(sessionAtom).status !== 'authenticated') return;
    stop();
    import(/* webpackChunkName: "signed-in" */ '@flint/shared/state/runs-sync').then(
      ({ syncRuns }) => syncRuns(store),
      // The page works without it: the generator reads its own runs.
      () => undefined,
    );
  };
  const stop = store.sub(sessionAtom, look);
}
