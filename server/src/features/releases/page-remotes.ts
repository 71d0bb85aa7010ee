import type { Boot, Environment } from '@flint/shared/contracts/boot';
import { CONTRACT_VERSION, type RemoteRelease } from '@flint/shared/contracts/remotes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieValue } from '../../platform/http/cookie';
import type { Viewer } from '../../platform/http/route';
import { widenPolicy } from '../../platform/http/widen-policy';
import { isStaff } from './graphql/access';
import type { Releases } from './releases';
import { askedBy, originsOf, readTried, type Tried, writeTried } from './tried-addresses';

const COOKIE = 'flint_tried';
const POLICY = 'content-security-policy';

interface Deps {
  readonly releases: Releases;
  readonly environment: Environment;
  readonly publicUrl: string;
  /** Where staff may try remotes from. */
  readonly overrideOrigins: readonly string[];
}

/** What a page starts from, as far as remotes go. */
export type PageRemotes = Pick<Boot, 'remotes' | 'revision' | 'overrideRefused'>;

/**
 * The remotes that a page gets: those of the viewer's plan, and for staff those they try from an address of their own.
 * The answer's policy lets that address in, for this answer alone; everybody else's wish is not even noticed.
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

  const kept = readTried(cookieValue(request.headers.cookie ?? '', COOKIE));
  const query = new URL(request.url, 'http://page').searchParams;
  const asked = askedBy(query, kept);
  const wanted = asked ?? kept;
  const allowed = new Map([...wanted].filter(([, address]) => overrideOrigins.includes(new URL(address).origin)));
  const refused = originsOf(wanted).filter((origin) => !overrideOrigins.includes(origin));
  if (asked) reply.header('set-cookie', setCookie(allowed, publicUrl.startsWith('https:')));
  if (allowed.size > 0) reply.header(POLICY, widenPolicy(String(reply.getHeader(POLICY) ?? ''), originsOf(allowed)));
  return {
    remotes: [...remotes.filter(({ name }) => !allowed.has(name)), ...toOffers(allowed, remotes)],
    revision,
    ...(refused.length > 0 && {
      overrideRefused: `Remotes may not be tried from ${refused.join(' or ')}: REMOTE_OVERRIDE_ORIGINS does not name it.`,
    }),
  };
}

function toOffers(tried: Tried, remotes: readonly RemoteRelease[]): RemoteRelease[] {
  return [...tried].map(([name, manifest]) => ({
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

/** Kept until the browser is closed; nothing to keep ends it. */
function setCookie(tried: Tried, secure: boolean): string {
  const value = tried.size > 0 ? encodeURIComponent(writeTried(tried)) : '';
  return [
    `${COOKIE}=${value}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    ...(secure ? ['Secure'] : []),
    ...(value ? [] : ['Max-Age=0']),
  ].join('; ');
}
