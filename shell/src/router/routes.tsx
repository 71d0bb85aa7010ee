import type { NavPort, RemoteName, Store } from '@flint/shared/contracts/remotes';
import { existsIn, FORWARDS, getHref, PAGES, type PageId } from '@flint/shared/contracts/routes';
import type { PageRoute } from '@flint/shared/contracts/routes/page-route';
import { bootAtom } from '@flint/shared/state/boot';
import { type LoaderFunction, type RouteObject, replace } from 'react-router-dom';
import { PageError } from '../errors/page-error';
import { RouteError } from '../errors/route-error';
import { guardMiddleware } from '../guard/middleware';
import { startSession } from '../guard/visitor';
import { Loading } from '../layout/loading';
import { loadApp, releaseOf } from '../registry/remotes';
import type { Host } from './host';
import { Root } from './root';
import { SHELL_PAGES } from './shell-pages';

/** Builds the router's routes from the table of pages: guard, loader and element of each row. */
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
        { path: '*', lazy: elsewhere(host), HydrateFallback: Loading, ErrorBoundary: PageError },
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
    ErrorBoundary: PageError,
    ...content,
  };
}

/** Redirects to a page, keeping path parameters and query. */
function forward(id: PageId): LoaderFunction {
  return ({ request }) => replace(getHref(id) + new URL(request.url).search);
}

/** Whether a page has any guard. */
function guarded({ guard }: Pick<PageRoute, 'guard'>): boolean {
  return Object.keys(guard).length > 0;
}

/** Runs after the guard: reads the session where the page needs it, and starts loading the remote. */
function start(page: PageRoute, store: Store): LoaderFunction {
  return () => {
    if (page.session) startSession(store);
    const release = releaseOf(page.owner);
    // The outlet awaits the same load and shows its failure.
    if (release) loadApp(release).catch(() => undefined);
    return null;
  };
}

/** Any other path: the page of a release of the plan, which may change while the page is open. */
function elsewhere(host: Host) {
  const steps = { guard: guardMiddleware, start };
  const part =
    <Part extends 'middleware' | 'loader' | 'element'>(name: Part) =>
    () =>
      import(/* webpackChunkName: "page-not-found" */ './elsewhere').then(
        (module) => module.elsewhereParts(host, steps)[name],
      );
  return { middleware: part('middleware'), loader: part('loader'), element: part('element') };
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
