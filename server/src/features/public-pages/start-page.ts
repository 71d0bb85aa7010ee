import type { PageRoute } from '@flint/shared/contracts/routes/page-route';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config';
import type { Viewer } from '../../platform/http/route';
import type { Preload } from '../../platform/web/page-head';
import type { PageStart } from '../../platform/web/shell-routes';
import type { Credits } from '../credits/credits-service';
import type { Asset, KnownRelease } from '../releases/known-release';
import { pageRemotes } from '../releases/page-remotes';
import type { Releases } from '../releases/releases';
import type { Conversations } from '../spark/conversations-service';
import type { PublicPages } from './public-pages';

interface Services {
  readonly releases: Releases;
  readonly credits: Pick<Credits, 'balance'>;
  readonly publicPages: PublicPages;
  readonly conversations: Pick<Conversations, 'shareStatus'>;
  resolveViewer(request: FastifyRequest, reply: FastifyReply): Promise<Viewer | null>;
}

interface Visit {
  readonly page: PageRoute;
  /** Without a trailing slash. */
  readonly path: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Boot data and preloads of a page. Degrades gracefully: without the database the page is still served. */
export async function startPage(
  { page, path, request, reply }: Visit,
  config: Config,
  services: Services,
): Promise<PageStart> {
  const { environment, apiUrl, publicUrl, remoteOverrideOrigins: overrideOrigins } = config;
  const { releases } = services;
  // Without a database the page is served as to a visitor; its calls tell what is wrong.
  const viewer = await services.resolveViewer(request, reply).catch(() => null);
  const balance = viewer && (await services.credits.balance(viewer.user.id).catch(() => null));
  const offered = pageRemotes({ releases, environment, publicUrl, overrideOrigins }, request, reply, viewer);
  const boot = {
    environment,
    ...(apiUrl ? { apiUrl } : {}),
    googleSignIn: config.google !== undefined,
    session: viewer && balance ? { user: viewer.user, balance: balance.balance } : null,
    ...offered,
  };
  const isOffered = offered.remotes.some(({ name, enabled, override }) => name === page.owner && enabled && !override);
  const release =
    page.owner !== 'shell' && isOffered
      ? releases.releaseFor(environment, page.owner, viewer?.user ?? null)
      : undefined;
  const { frame, find } = services.publicPages;
  const shown = await find(path, page.owner === 'shell' ? 'shell' : release);
  // Signed-in users get their own page; prerendered ones are the same for all visitors.
  const drawn = shown && frame !== undefined && !boot.session ? { ...shown, frame } : undefined;
  const preloads = [...(release ? preloadsOf(release) : []), ...(shown?.scripts ?? []).map(asScript)];
  const status = await statusOf(page, path, services);
  return {
    boot,
    ...(status !== undefined && { status }),
    preloads: drawn ? preloads.map((each) => ({ ...each, late: each.as !== 'style' })) : preloads,
    about: shown?.about,
    drawn,
  };
}

/** The status of a page whose content may be gone; the page says so in words. */
async function statusOf({ id }: PageRoute, path: string, { conversations }: Services): Promise<number | undefined> {
  if (id !== 'sharedSpark') return undefined;
  return conversations.shareStatus(path.slice(path.lastIndexOf('/') + 1)).catch(() => undefined);
}

const asScript = (asset: Asset): Preload => ({ ...asset, as: 'script' });

function preloadsOf({ manifest, integrity, scripts, styles }: KnownRelease): Preload[] {
  return [
    { href: manifest, as: 'fetch', integrity },
    ...scripts.map(asScript),
    ...styles.map((asset) => ({ ...asset, as: 'style' as const })),
  ];
}
