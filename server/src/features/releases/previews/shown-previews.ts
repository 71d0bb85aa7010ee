import type { Environment } from '@flint/shared/contracts/boot';
import type { FastifyRequest } from 'fastify';
import { cookieName, cookieValue, needsSecureCookies } from '../../../platform/http/cookie';
import type { Viewer } from '../../../platform/http/route';
import { isStaff } from '../graphql/access';
import type { Releases } from '../releases';
import type { KnownPreview } from './known-preview';
import { type Opened, PREVIEW_COOKIE, readOpened } from './preview-cookie';
import type { PreviewLinks } from './preview-links';

export interface ShownDeps {
  readonly releases: Pick<Releases, 'previewsOf'>;
  readonly links: PreviewLinks;
  readonly environment: Environment;
  readonly publicUrl: string;
}

/** Name of the cookie in this server's pages. */
export function previewCookieName(publicUrl: string): string {
  return cookieName(PREVIEW_COOKIE, needsSecureCookies(publicUrl));
}

/** What a request's cookie has opened. */
export function openedBy(request: FastifyRequest, publicUrl: string): Opened[] {
  return readOpened(cookieValue(request.headers.cookie ?? '', previewCookieName(publicUrl)));
}

/** Whether a page's query ends what this browser tries: `?mfe.reset`. */
export function asksReset(request: FastifyRequest): boolean {
  return new URL(request.url, 'http://page').searchParams.has('mfe.reset');
}

/**
 * The previews that a page shows: live ones that this browser has opened, with a link that is valid still or as staff
 * who are signed in; one for each remote. None for a page that ends them.
 */
export function shownPreviews(deps: ShownDeps, request: FastifyRequest, viewer: Viewer | null): KnownPreview[] {
  if (asksReset(request)) return [];
  const live = deps.releases.previewsOf(deps.environment);
  const shown = openedBy(request, deps.publicUrl).flatMap(({ id, expires = 0, signature }) => {
    const may = signature === undefined ? isStaff(viewer) : deps.links.check({ id, expires, signature }) === 'good';
    return live.find((preview) => may && preview.id === id) ?? [];
  });
  return shown.filter(({ remote }, index) => shown.findIndex((other) => other.remote === remote) === index);
}
