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

/** A public page of a release: where it is, and what it says of itself. */
export interface PublicPlace {
  readonly page: PageId;
  readonly path: string;
  readonly about: About;
}

/** A page as it is before anything has run in a browser. */
export interface RenderedPage extends PublicPlace {
  readonly html: string;
}

/** What an entry for prerendering exports. */
export interface Rendered {
  /** Around every page; the shell's alone. */
  readonly frame: string | null;
  readonly pages: readonly RenderedPage[];
}

/** Somebody nobody knows, to whom everything is offered: what depends on more is put right in the browser. */
const STRANGER: Boot = { environment: 'production', session: null, remotes: [] };

/**
 * Draws the public pages of a remote. One that cannot be drawn is told on the console, and left to browsers: it must
 * not keep the others from being released.
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
 * What stands at a path, as plain HTML.
 * @param boot what the page starts from; by default that of a stranger
 * @throws Error with the path when it cannot be drawn, or is nothing
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
    // The first pass waits for all that is loaded on demand; the second finds it there, and leaves no marks of waiting.
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
