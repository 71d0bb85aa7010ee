import type { Boot, Environment } from '@flint/shared/contracts/boot';
import { CONTRACT_VERSION, type RemoteRelease } from '@flint/shared/contracts/remotes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieLine, cookieName, cookieValue, needsSecureCookies } from '../../platform/http/cookie';
import type { Viewer } from '../../platform/http/route';
import { widenPolicy } from '../../platform/http/widen-policy';
import { type AddressOverrides, applyQuery, originsOf, readOverrides, writeOverrides } from './address-overrides';
import { isStaff } from './graphql/access';
import type { Releases } from './releases';

const NAME = 'flint_tried';
const POLICY = 'content-security-policy';

interface Deps {
  readonly releases: Releases;
  readonly environment: Environment;
  readonly publicUrl: string;
  /** Origins that staff may load remotes from. */
  readonly overrideOrigins: readonly string[];
}

/** The part of a page's boot data about remotes. */
export type PageRemotes = Pick<Boot, 'remotes' | 'revision' | 'overrideRefused'>;

/**
 * The remotes of a page: the viewer's plan, and for staff the overrides by address. The CSP of this one response allows
 * such an address; requests of other users for it are ignored.
 */
export function pageRemotes(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  viewer: Viewer | null,
): PageRemotes {
  const { releases, environment, publicUrl, overrideOrigins } = deps;
  const { remotes, revision } = releases.plan(environment, viewer?.user ?? null);
  if (!isStaff(viewer)) return { remotes, revision };

  const secure = needsSecureCookies(publicUrl);
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
  return [...overrides].map(([name, manifest]) => ({
    name,
    version: 'override',
    manifest,
    integrity: '',
    requires: `^${CONTRACT_VERSION}`,
    enabled: true,
    slots: remotes.find((remote) => remote.name === name)?.slots ?? [],
    override: true,
  }));
}
