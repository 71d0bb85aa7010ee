import type { Boot } from '@flint/shared/contracts/boot';
import { CONTRACT_VERSION, type RemoteRelease } from '@flint/shared/contracts/remotes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieLine, cookieName, cookieValue, needsSecureCookies } from '../../platform/http/cookie';
import type { Viewer } from '../../platform/http/route';
import { allowRequests, widenPolicy } from '../../platform/http/widen-policy';
import { type AddressOverrides, applyQuery, originsOf, readOverrides, writeOverrides } from './address-overrides';
import { isStaff } from './graphql/access';
import { asksReset, openedBy, previewCookieName, type ShownDeps, shownPreviews } from './previews/shown-previews';
import type { Releases } from './releases';

const NAME = 'flint_tried';
const POLICY = 'content-security-policy';

interface PageRemotesDeps extends ShownDeps {
  readonly releases: Releases;
  /** Origins that staff may load remotes from. */
  readonly overrideOrigins: readonly string[];
  /** The origin that each third party's remote may ask, by its name. */
  readonly thirdPartyOrigins: ReadonlyMap<string, string>;
}

/** The part of a page's boot data about remotes. */
export type PageRemotes = Pick<Boot, 'remotes' | 'revision' | 'overrideRefused'>;

/**
 * The remotes of a page: the viewer's plan with the previews of this browser, and for staff the overrides by address. The CSP of this one response allows
 * such an address; requests of other users for it are ignored.
 */
export function pageRemotes(
  deps: PageRemotesDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  viewer: Viewer | null,
): PageRemotes {
  const { releases, environment, publicUrl, overrideOrigins, thirdPartyOrigins } = deps;
  const { remotes, revision } = releases.plan(environment, viewer?.user ?? null, shownPreviews(deps, request, viewer));
  const secure = needsSecureCookies(publicUrl);
  if (asksReset(request) && openedBy(request, publicUrl).length > 0)
    reply.header('set-cookie', cookieLine({ name: previewCookieName(publicUrl), value: '', secure }));
  // The policy is that of the document, so the origins of all third parties in its plan are named, and no others.
  const parties = remotes.flatMap(({ name, enabled }) => (enabled ? (thirdPartyOrigins.get(name) ?? []) : []));
  if (parties.length > 0)
    reply.header(POLICY, allowRequests(String(reply.getHeader(POLICY) ?? ''), [...new Set(parties)]));
  if (!isStaff(viewer)) return { remotes, revision };

  const name = cookieName(NAME, secure);
  const kept = readOverrides(cookieValue(request.headers.cookie ?? '', name));
  const query = new URL(request.url, 'http://page').searchParams;
  const asked = applyQuery(query, kept);
  const wanted = asked ?? kept;
  const allowed = new Map([...wanted].filter(([, address]) => overrideOrigins.includes(new URL(address).origin)));
  const refused = originsOf(wanted).filter((origin) => !overrideOrigins.includes(origin));
  if (asked) {
    const value = allowed.size > 0 ? writeOverrides(allowed) : '';
    reply.header('set-cookie', cookieLine({ name, value, secure }));
  }
  if (allowed.size > 0) reply.header(POLICY, widenPolicy(String(reply.getHeader(POLICY) ?? ''), originsOf(allowed)));
  return {
    remotes: [...remotes.filter(({ name }) => !allowed.has(name)), ...toOffers(allowed, remotes)],
    revision,
    ...(refused.length > 0 && {
      overrideRefused: `Remotes may not be tried from ${refused.join(' or ')}: REMOTE_OVERRIDE_ORIGINS does not name it.`,
    }),
  };
}

function toOffers(overrides: AddressOverrides, remotes: readonly RemoteRelease[]): RemoteRelease[] {
  const known = new Map(remotes.map((remote) => [remote.name, remote]));
  return [...overrides].map(([name, manifest]) => ({
    ...known.get(name),
    name,
    version: 'override',
    manifest,
    integrity: '',
    requires: `^${CONTRACT_VERSION}`,
    enabled: true,
    slots: known.get(name)?.slots ?? [],
    override: true,
  }));
}
