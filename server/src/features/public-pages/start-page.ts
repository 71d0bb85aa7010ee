import { lackOf } from '@flint/shared/contracts/routes/guard';
import type { PageRoute } from '@flint/shared/contracts/routes/page-route';
import type { UsedService } from '@flint/shared/contracts/used-services';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config';
import type { Viewer } from '../../platform/http/route';
import type { Rating } from '../../platform/web/json-ld';
import type { Preload } from '../../platform/web/page-head';
import { allowPixels, pixelsFor } from '../../platform/web/pixels';
import type { PageStart } from '../../platform/web/shell-routes';
import type { Credits } from '../credits/credits-service';
import type { Reviews } from '../feedback/reviews-service';
import type { Asset, KnownRelease } from '../releases/known-release';
import { pageRemotes } from '../releases/page-remotes';
import type { PreviewLinks } from '../releases/previews/preview-links';
import type { Releases } from '../releases/releases';
import type { Conversations } from '../spark/conversations-service';
import { fillPage, type PageContents, writePlaces } from './page-contents';
import type { FormAnswer } from './page-forms';
import type { PublicPages } from './public-pages';

const POLICY = 'content-security-policy';

interface Services {
  readonly releases: Releases;
  readonly links: PreviewLinks;
  readonly credits: Pick<Credits, 'balance'>;
  readonly publicPages: PublicPages;
  readonly contents: () => readonly PageContents[];
  readonly services: () => readonly UsedService[];
  readonly reviews: Pick<Reviews, 'figures'>;
  readonly conversations: Pick<Conversations, 'shareStatus'>;
  resolveViewer(request: FastifyRequest, reply: FastifyReply): Promise<Viewer | null>;
}

interface Visit {
  readonly page: PageRoute;
  /** Without a trailing slash. */
  readonly path: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** What became of the page's form, which this request sent; the page is then everybody's. */
  readonly answer?: FormAnswer | undefined;
}

/** Boot data and preloads of a page. Degrades gracefully: without the database the page is still served. */
export async function startPage(
  { page, path, request, reply, answer }: Visit,
  config: Config,
  services: Services,
): Promise<PageStart> {
  const { environment, apiUrl, publicUrl, remoteOverrideOrigins: overrideOrigins, thirdPartyOrigins } = config;
  const { releases, links } = services;
  // Without a database the page is served as to a visitor; its calls tell what is wrong.
  const viewer = answer ? null : await services.resolveViewer(request, reply).catch(() => null);
  const balance = viewer && (await services.credits.balance(viewer.user.id).catch(() => null));
  const offered = pageRemotes(
    { releases, links, environment, publicUrl, overrideOrigins, thirdPartyOrigins },
    request,
    reply,
    viewer,
  );
  const pixels = config.pixels && !viewer ? pixelsFor(request, config.pixels) : undefined;
  if (pixels?.ids) reply.header(POLICY, allowPixels(String(reply.getHeader(POLICY) ?? ''), pixels.ids));
  const used = services.services();
  const boot = {
    environment,
    ...(apiUrl ? { apiUrl } : {}),
    googleSignIn: config.google !== undefined,
    ...(config.monitoring && { monitoring: config.monitoring }),
    ...(pixels && { pixels }),
    ...(used.length > 0 && { services: used }),
    session: viewer && balance ? { user: viewer.user, balance: balance.balance } : null,
    ...offered,
  };
  const isOffered = offered.remotes.some(
    ({ name, enabled, override, preview }) => name === page.owner && enabled && !override && !preview,
  );
  const release =
    page.owner !== 'shell' && isOffered
      ? releases.releaseFor(environment, page.owner, viewer?.user ?? null)
      : undefined;
  const source = page.owner === 'shell' ? 'shell' : release;
  const { frame, appFiles, visitorFiles, ...pages } = services.publicPages;
  const filled = await fillPage(services.contents(), page.path, path, request.query as object);
  const filling = filled && 'places' in filled ? filled : undefined;
  const found = await pages.find(filling?.drawnAs ?? path, source);
  const placed = found && filling ? { ...found, html: writePlaces(found.html, filling.places) } : found;
  const shown = placed && answer ? { ...placed, html: answer.write(placed.html) } : placed;
  const { session } = boot;
  // Others are sent elsewhere by the page's guard: its first screen would only flash.
  const isOpen = session && lackOf(page.guard, session.user, session.balance) === null;
  const screen = isOpen ? await pages.findScreen(page.id, source) : undefined;
  // Signed-in users get their own page; public ones are the same for all visitors. A preview says so from the start.
  // A page that asks for the session at once has its program at once.
  const isLate = !page.session;
  const everyones = shown && frame !== undefined ? { ...shown, frame, isLate } : undefined;
  const isPreview = offered.remotes.some(({ preview }) => preview);
  // A member's page is drawn by the program; without scripts members read what everybody reads.
  const plain = everyones && !page.session && !page.inApp ? { ...everyones, isPlain: true } : undefined;
  const drawn = isPreview ? undefined : session ? (screen ?? plain) : everyones;
  const inApp = session && (page.frame === 'app' || page.inApp);
  const drawing = screen ?? shown;
  const around = inApp ? appFiles : !session && drawing ? visitorFiles : undefined;
  const loader = release && drawing ? pages.remoteFiles(drawing) : undefined;
  const scripts = [around, loader, drawing].flatMap((files) => files?.scripts ?? []);
  const preloads = [
    ...(release ? preloadsOf(release) : []),
    ...[...new Map(scripts.map((asset) => [asset.href, asset])).values()].map(asScript),
    ...(loader?.styles ?? []).map((asset) => ({ href: asset.href, integrity: asset.integrity, as: 'style' as const })),
  ];
  const rating = await ratingOn(page, services.reviews);
  const status =
    answer?.status ?? (filled && 'status' in filled ? filled.status : await statusOf(page, path, services));
  const content = answer?.content ?? filling?.content;
  return {
    boot: content ? { ...boot, content } : boot,
    ...(filled && 'movedTo' in filled && { movedTo: filled.movedTo }),
    ...(status !== undefined && { status }),
    preloads: drawn && !session ? preloads.map((each) => ({ ...each, late: isLate && each.as !== 'style' })) : preloads,
    about: filling?.about ?? shown?.about,
    rating,
    drawn,
  };
}

/** The status of a page whose content may be gone; the page says so in words. */
async function statusOf({ id }: PageRoute, path: string, { conversations }: Services): Promise<number | undefined> {
  if (id !== 'sharedSpark') return undefined;
  return conversations.shareStatus(path.slice(path.lastIndexOf('/') + 1)).catch(() => undefined);
}

/** The rating of the product on the page that lists its reviews; undefined without reviews. */
async function ratingOn({ id }: PageRoute, reviews: Services['reviews']): Promise<Rating | undefined> {
  if (id !== 'home') return undefined;
  const { total, average } = await reviews.figures().catch(() => ({ total: 0, average: null }));
  return average === null ? undefined : { total, average };
}

const asScript = (asset: Asset): Preload => ({ ...asset, as: 'script' });

function preloadsOf({ manifest, integrity, scripts, styles }: KnownRelease): Preload[] {
  return [
    { href: manifest, as: 'fetch', integrity },
    ...scripts.map(asScript),
    ...styles.map((asset) => ({ ...asset, as: 'style' as const })),
  ];
}
