import type { Environment } from '@flint/shared/contracts/boot';
import type { PublicPath } from '@flint/shared/tools/public-paths';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../platform/http/app-error';
import { cardPath } from '../../platform/web/card-path';
import type { Releases } from '../releases/releases';
import type { Cards } from './cards';
import { declaredPages, publicPaths } from './declared-pages';
import type { PageContents } from './page-contents';
import type { PublicPages } from './public-pages';
import { robots } from './robots';
import { sitemap } from './sitemap';

interface PublicFilesDeps {
  readonly publicUrl: string;
  readonly environment: Environment;
  readonly releases: Releases;
  readonly publicPages: PublicPages;
  readonly cards: Cards;
  readonly contents: () => readonly PageContents[];
}

/** Cache lifetime of files that change with releases, in seconds. */
const HOUR_SECONDS = 3_600;
const WEEK_SECONDS = 604_800;

/** Serves `robots.txt`, `sitemap.xml` and the Open Graph pictures. */
export function registerPublicFiles(app: FastifyInstance, deps: PublicFilesDeps): void {
  const { publicUrl, environment, releases, publicPages, cards, contents } = deps;
  const listed = () => publicPaths(releases, environment);

  /** The paths of pages with parameters, of features that know them. */
  const named = async (): Promise<PublicPath[]> => {
    const pages = declaredPages(releases, environment, null);
    const found = contents().flatMap(({ listed: known }) => {
      const page = pages.find(({ path }) => path === known?.page);
      return known && page ? [known.paths().then((paths) => paths.map((path) => ({ path, page })))] : [];
    });
    return (await Promise.all(found)).flat();
  };

  app.get('/robots.txt', { schema: { hide: true } }, (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', `public, max-age=${HOUR_SECONDS}`)
      .send(robots(publicUrl, declaredPages(releases, environment, null))),
  );

  app.get('/sitemap.xml', { schema: { hide: true } }, async (_request, reply) => {
    const changed = ({ page }: PublicPath) =>
      page.owner === 'shell' ? publicPages.builtAt : releases.releaseFor(environment, page.owner, null)?.releasedAt;
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', `public, max-age=${HOUR_SECONDS}`)
      .send(sitemap([...listed(), ...(await named())], publicUrl, changed));
  });

  app.get<{ Params: { '*': string } }>('/og/*', { schema: { hide: true } }, async (request, reply) => {
    const of = listed().find(({ path }) => cardPath(path) === `/og/${request.params['*']}`);
    if (!of) throw notFound('file');
    const card = await cards.card(of);
    reply.header('cache-control', `public, max-age=${WEEK_SECONDS}`);
    if (card instanceof URL) return reply.redirect(card.href);
    return reply.type('image/jpeg').send(Buffer.from(card));
  });
}
