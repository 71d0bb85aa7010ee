import type { NavPort, RemoteName, Store } from '@flint/shared/contracts/remotes';
import { existsIn, FORWARDS, getHref, PAGES, type PageId } from '@flint/shared/contracts/routes';
import type { PageRoute } from '@flint/shared/contracts/routes/page-route';
import { bootAtom } from '@flint/shared/state/boot';
import { type LoaderFunction, type RouteObject, replace } from 'react-router-dom';
import { RouteError } from '../errors/route-error';
import { guardMiddleware } from '../guard/middleware';
import { startSession } from '../guard/visitor';
import { Loading } from '../layout/loading';
import { loadApp, releaseOf } from '../registry/remotes';
import { Root } from './root';
import { SHELL_PAGES } from './shell-pages';

export interface Host {
  store: Store;
  nav: NavPort;
}

/** The router's routes: a row of the table of pages becomes a guard, what it starts, and what it shows. */
export function routesOf(host: Host): RouteObject[] {
  const environment = host.store.get(bootAtom)?.environment;
  return [
    {
      element: <Root />,
      ErrorBoundary: RouteError,
      children: [
        ...PAGES.filter((page) => existsIn(page, environment)).map((page) => pageRoute(page, host)),
        ...Object.entries(FORWARDS).map(([path, id]) => ({
          path,
          loader: forward(id),
          Component: Loading,
          HydrateFallback: Loading,
        })),
        { path: '*', lazy: shellPage('notFound'), HydrateFallback: Loading },
      ],
    },
  ];
}

function pageRoute(page: (typeof PAGES)[number], host: Host): RouteObject {
  const content = page.owner === 'shell' ? { lazy: shellPage(page.id) } : { lazy: remotePage(page.owner, host.nav) };
  return {
    path: page.path,
    middleware: guarded(page) ? [guardMiddleware(host.store, page.guard)] : [],
    loader: start(page, host.store),
    HydrateFallback: Loading,
    ...content,
  };
}

/** Leads on to a page, with everything the address says. */
function forward(id: PageId): LoaderFunction {
  return ({ request }) => replace(getHref(id) + new URL(request.url).search);
}

/** Whether a page asks anything of its visitor. */
function guarded({ guard }: Pick<PageRoute, 'guard'>): boolean {
  return Object.keys(guard).length > 0;
}

/** What runs once the guard has passed: the session where the page asks for it, and the way to the remote. */
function start(page: PageRoute, store: Store): LoaderFunction {
  return () => {
    if (page.session) startSession(store);
    const release = releaseOf(page.owner);
    // Its failure is shown by the outlet, which waits for the same load.
    if (release) loadApp(release).catch(() => undefined);
    return null;
  };
}

function shellPage(id: keyof typeof SHELL_PAGES) {
  return async () => ({ Component: (await SHELL_PAGES[id]()).default });
}

function remotePage(name: RemoteName, nav: NavPort) {
  return async () => {
    const { RemoteOutlet } = await import(/* webpackChunkName: "federation" */ '../registry/remote-outlet');
    return { element: <RemoteOutlet key={name} name={name} nav={nav} /> };
  };
}
