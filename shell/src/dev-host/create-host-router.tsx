import type { NavPort, RemoteRelease, Store } from '@flint/shared/contracts/remotes';
import { PAGES } from '@flint/shared/contracts/routes';
import { createBrowserRouter, Navigate } from 'react-router-dom';
import { RemoteOutlet } from '../registry/remote-outlet';
import { HostFrame } from './host-frame';

/** Routes for one remote's pages, with the history lent to it as the shell does. No guards. */
export function createHostRouter({ name, routes = [] }: RemoteRelease, store: Store) {
  const nav: NavPort = {
    subscribe: (listener) => router.subscribe(listener),
    getLocation: () => router.state.location,
    navigate(to, options) {
      if (typeof to === 'number') void router.navigate(to);
      else void router.navigate(to, options);
    },
  };
  const pages = [...PAGES.filter(({ owner }) => owner === name), ...routes].map(({ path }) => path);
  const first = pages[0] ?? '/';
  const router = createBrowserRouter([
    {
      element: <HostFrame name={name} pages={pages} store={store} />,
      children: [
        ...pages.map((path) => ({ path, element: <RemoteOutlet key={name} name={name} nav={nav} /> })),
        { path: '*', element: first === '/' ? null : <Navigate to={first} replace /> },
      ],
    },
  ]);
  return router;
}
