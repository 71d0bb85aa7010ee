import type { NavPort, Store } from '@flint/shared/contracts/remotes';
import type { PageRoute } from '@flint/shared/contracts/routes/page-route';
import { lazyPart } from '@flint/shared/ui/lazy-part';
import { Suspense } from 'react';
import { type LoaderFunction, type MiddlewareFunction, useLoaderData } from 'react-router-dom';
import type { guardMiddleware } from '../guard/middleware';
import { Loading } from '../layout/loading';
import NotFoundPage from '../pages/not-found/not-found-page';
import { pageAt } from '../registry/remotes';
import type { Host } from './host';

/** Given by the router: an import of its modules from this chunk would cost every first screen their names. */
interface Steps {
  readonly guard: typeof guardMiddleware;
  start(page: PageRoute, store: Store): LoaderFunction;
}

const RemoteOutlet = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "federation" */ '../registry/remote-outlet')).RemoteOutlet,
}));

interface Found {
  /** Of the page when it was navigated to: a changed plan waits for the next navigation. */
  readonly owner: PageRoute['owner'] | undefined;
  readonly nav: NavPort;
}

const pageOfRequest = ({ url }: Request): PageRoute | undefined => pageAt(new URL(url).pathname);

/** The parts of the router's catch-all route: the page that a release declares for the path, else the not-found page. */
export function elsewhereParts({ store, nav }: Host, steps: Steps) {
  /** The guard of the page, as the plan has it now. */
  const guard: MiddlewareFunction = (given, next) => {
    const needs = pageOfRequest(given.request)?.guard;
    return needs?.login ? steps.guard(store, needs)(given, next) : next();
  };
  /** Runs after the guard, as the loaders of the table's pages do. */
  const loader: LoaderFunction = async (given, context): Promise<Found> => {
    const page = pageOfRequest(given.request);
    if (page) await steps.start(page, store)(given, context);
    return { owner: page?.owner, nav };
  };
  return { middleware: [guard], loader, element: <Elsewhere /> };
}

function Elsewhere() {
  const { owner, nav } = useLoaderData<Found>();
  if (!owner || owner === 'shell') return <NotFoundPage />;
  return (
    <Suspense fallback={<Loading />}>
      <RemoteOutlet key={owner} name={owner} nav={nav} />
    </Suspense>
  );
}
