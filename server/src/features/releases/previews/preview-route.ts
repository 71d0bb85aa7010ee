import { REMOTE_NAMES } from '@flint/shared/contracts/remotes';
import { getHref, PAGES } from '@flint/shared/contracts/routes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cookieLine, needsSecureCookies } from '../../../platform/http/cookie';
import type { PolicyServices } from '../../../platform/http/register-routes';
import { isStaff } from '../graphql/access';
import type { Releases } from '../releases';
import type { KnownPreview } from './known-preview';
import { writeOpened } from './preview-cookie';
import { PREVIEW_PREFIX } from './preview-links';
import { refusalPage } from './refusal-page';
import { openedBy, previewCookieName, type ShownDeps } from './shown-previews';

type Asked = { Params: { id: string }; Querystring: { expires?: unknown; signature?: unknown } };

const ENDED = {
  status: 410,
  title: 'This preview has ended',
  words: 'It has expired or was deleted. Ask its team for a new link.',
};
const FORGED = {
  status: 403,
  title: 'This link does not work',
  words: 'It is not complete, or it was changed. Copy it again from where it was sent.',
};
const STAFF_ONLY = {
  status: 403,
  title: 'Only for staff',
  words: 'Staff opens this address signed in. Everybody else needs the signed link of the preview.',
};

/** Opens a preview in this browser: staff by its address, others by its signed link. Leads to its first page. */
export function registerPreviews(
  app: FastifyInstance,
  deps: ShownDeps & { readonly releases: Pick<Releases, 'refresh'> },
  { limiter, resolveViewer }: Pick<PolicyServices, 'limiter' | 'resolveViewer'>,
): void {
  const { releases, links, environment, publicUrl } = deps;
  const refuse = (reply: FastifyReply, { status, title, words }: typeof ENDED) =>
    reply.code(status).type('text/html; charset=utf-8').send(refusalPage(title, words));
  const isStaffHere = async (request: FastifyRequest, reply: FastifyReply) =>
    isStaff(await resolveViewer(request, reply).catch(() => null));

  app.get<Asked>(`${PREVIEW_PREFIX}:id`, { schema: { hide: true } }, async (request, reply) => {
    await limiter.consume('read', request.ip);
    const { id } = request.params;
    const { expires, signature } = request.query;
    const given = signature === undefined ? undefined : { id, expires: Number(expires), signature: String(signature) };
    if (given) {
      const found = links.check(given);
      if (found !== 'good') return refuse(reply, found === 'expired' ? ENDED : FORGED);
    } else if (!(await isStaffHere(request, reply))) return refuse(reply, STAFF_ONLY);
    const isKnown = releases.previewsOf(environment).some((each) => each.id === id);
    // Another process may have registered it a moment ago.
    if (!isKnown) await releases.refresh();
    const live = releases.previewsOf(environment);
    const preview = live.find((each) => each.id === id);
    if (!preview) return refuse(reply, ENDED);

    const remoteOf = (other: string) => live.find((each) => each.id === other)?.remote;
    const others = openedBy(request, publicUrl).filter((each) => {
      const remote = remoteOf(each.id);
      return remote !== undefined && remote !== preview.remote;
    });
    const opened = [given ?? { id }, ...others].slice(0, REMOTE_NAMES.length);
    const last = Math.max(...live.map(({ expiresAt }) => expiresAt.getTime()));
    const cookie = {
      name: previewCookieName(publicUrl),
      value: writeOpened(opened),
      secure: needsSecureCookies(publicUrl),
      maxAgeS: Math.ceil((last - Date.now()) / 1000),
    };
    reply.header('set-cookie', cookieLine(cookie)).header('referrer-policy', 'no-referrer');
    return reply.redirect(firstPage(preview), 302);
  });
}

/** The first page of the preview whose address needs no parameter; home without one. */
function firstPage({ pages, routes }: KnownPreview): string {
  const paths = [
    ...routes.map(({ path }) => path),
    ...PAGES.filter((page) => pages.includes(page.id)).map(({ path }) => path),
  ];
  return paths.find((path) => !path.includes(':')) ?? getHref('home');
}
