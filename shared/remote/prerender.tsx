import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import type { Boot } from '../contracts/boot';
import type { About } from '../contracts/fragments';
import type { PageId } from '../contracts/routes';
import { bootAtom } from '../state/boot';
import { PageRoutes, type RemotePages } from './page-routes';

/** A public page of a release: its path and metadata. */
export interface PublicPlace {
  readonly page: PageId;
  readonly path: string;
  readonly about: About;
}

/** A prerendered page. */
export interface RenderedPage extends PublicPlace {
  readonly html: string;
}

/** What a prerender entry exports. */
export interface Rendered {
  /** The frame around every page; from the shell only. */
  readonly frame: string | null;
  readonly pages: readonly RenderedPage[];
}

/** Boot data of a signed-out visitor with every remote; the browser corrects what differs. */
const STRANGER: Boot = { environment: 'production', session: null, remotes: [] };

/**
 * Prerenders a remote's public pages. A page that fails is logged and left to the browser, so that it does not block
 * the release.
 */
export async function renderRemote(pages: RemotePages, places: readonly PublicPlace[]): Promise<Rendered> {
  const rendered: RenderedPage[] = [];
  for (const place of places) {
    const html = await renderAt(place.path, <PageRoutes pages={pages} />).catch((error: unknown) => {
      console.warn(error instanceof Error ? error.message : error);
      return undefined;
    });
    if (html !== undefined) rendered.push({ ...place, html });
  }
  return { frame: null, pages: rendered };
}

/**
 * Renders a path to static HTML.
 * @param boot boot data of the page; by default a signed-out visitor's
 * @throws Error with the path when rendering fails or gives nothing
 */
export async function renderAt(path: string, content: ReactNode, boot: Boot = STRANGER): Promise<string> {
  const store = createStore();
  store.set(bootAtom, boot);
  const tree = (
    <Provider store={store}>
      <StaticRouter location={path}>{content}</StaticRouter>
    </Provider>
  );
  try {
    // The first pass awaits lazy chunks; the second renders without Suspense markers.
    const errors: unknown[] = [];
    await prerender(tree, { onError: (error) => void errors.push(error) });
    if (errors.length > 0) throw errors[0];
    const html = renderToStaticMarkup(tree);
    if (html === '') throw new Error('It is empty.');
    return html;
  } catch (cause) {
    throw new Error(`${path} cannot be drawn without a browser: ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    });
  }
}
