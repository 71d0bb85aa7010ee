import type { NavPort, Store } from '@flint/shared/contracts/remotes';
import { sessionAtom } from '@flint/shared/state/session';
import { createBrowserRouter } from 'react-router-dom';
import { routesOf } from './routes';

/** The only router: it owns every path, and lends its history to the remotes. */
export function createShellRouter(store: Store) {
  const nav: NavPort = {
    subscribe: (listener) => router.subscribe(listener),
    getLocation: () => router.state.location,
    navigate(to, options) {
      if (typeof to === 'number') void router.navigate(to);
      else void router.navigate(to, options);
    },
  };
  const router = createBrowserRouter(routesOf({ store, nav }));
  followSession(store, () => void router.revalidate());
  return router;
}

/** Runs the guards again when the signed-in user changes. */
function followSession(store: Store, revalidate: () => void): void {
  let known = store.get(sessionAtom);
  store.sub(sessionAtom, () => {
    const now = store.get(sessionAtom);
    if (now.status === 'idle' || now.status === 'loading') return;
    const changed = known.status === 'authenticated' && now.user?.id !== known.user?.id;
    known = now;
    if (changed) revalidate();
  });
}
