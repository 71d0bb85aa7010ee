import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import type { Boot } from '../contracts/boot';
import type { About } from '../contracts/fragments';
import { getHref, type PageId } from '../contracts/routes';
import type { User } from '../contracts/users';
import { initialAuth } from '../state/auth-reducer';
import { bootAtom } from '../state/boot';
import { sessionAtom } from '../state/session';
import { PageRoutes, type RemotePages } from './page-routes';

/** A public page of a release: its path and metadata. */
export interface PublicPlace {
  readonly page: PageId | `/${string}`;
  readonly path: string;
  readonly about: About;
  /** A module that it imports by its path, such as `shared/tools/youtube/title-generator`. */
  readonly module?: string;
}

/** A prerendered page. */
export interface RenderedPage extends PublicPlace {
  readonly html: string;
}

/** The prerendered first screen of an app page. */
export interface RenderedScreen {
  readonly page: PageId;
  readonly html: string;
}

/** What a prerender entry exports. */
export interface Rendered {
  /** The frame around every public page; from the shell only. */
  readonly frame: string | null;
  readonly pages: readonly RenderedPage[];
  /** The frames around app pages, by the page's id; from the shell only. */
  readonly appFrames?: Readonly<Record<string, string>>;
  readonly screens?: readonly RenderedScreen[];
}

/** Boot data of a signed-out visitor with every remote; the browser corrects what differs. */
const STRANGER: Boot = { environment: 'production', session: null, remotes: [] };

/** A member of whom nothing is known: names and numbers are blank until the browser fills them in. */
const MEMBER: User = {
  ...{ id: 'member', email: '', name: '', image: null, isEmailVerified: true, roles: ['user'] },
  createdAt: '1970-01-01T00:00:00.000Z',
};

/** A member's boot data: with every remote that is given. */
export const memberBoot = (remotes: Boot['remotes'] = []): Boot => ({
  ...STRANGER,
  session: { user: MEMBER, balance: 0 },
  remotes,
});

/**
 * Prerenders the first screens of a remote's app pages, as a member sees them before any data is there. A page that
 * fails is logged and left to the browser.
 */
export async function renderScreens(pages: RemotePages, ids: readonly PageId[]): Promise<RenderedScreen[]> {
  const rendered: RenderedScreen[] = [];
  for (const page of ids) {
    const html = await renderAt(getHref(page), <PageRoutes pages={pages} />, memberBoot()).catch((error: unknown) => {
      console.warn(error instanceof Error ? error.message : error);
      return undefined;
    });
    if (html !== undefined) rendered.push({ page, html });
  }
  return rendered;
}

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
  if (boot.session) store.set(sessionAtom, { ...initialAuth, user: boot.session.user, status: 'authenticated' });
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
