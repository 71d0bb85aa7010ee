import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Boot, Environment } from '@flint/shared/contracts/boot';
import type { About } from '@flint/shared/contracts/fragments';
import { FORWARDS, getHref, pageOf } from '@flint/shared/contracts/routes';
import type { PageRoute } from '@flint/shared/contracts/routes/page-route';
import { isThere } from '@flint/shared/tools/public-paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptsBrotli } from '../http/accepts-brotli';
import { notFound } from '../http/app-error';
import { allowPayments } from '../http/widen-policy';
import { type Drawn, withDrawn } from './drawn-body';
import type { Rating } from './json-ld';
import { NOT_PAGES } from './not-pages';
import { type Preload, pageHead } from './page-head';

const compress = promisify(brotliCompress);
/** Brotli quality 4: nearly the best ratio in a thirtieth of the time, about 1 ms a page. */
const QUICK = { [constants.BROTLI_PARAM_QUALITY]: 4 };
const FILE = /\.\w+$/;
const POLICY = 'content-security-policy';

export interface ShellDeps {
  readonly shellDir: string;
  readonly publicUrl: string;
  readonly environment: Environment;
  /** The page that a release declares for a path without a row in the table, for this viewer. */
  declaredPage(path: string, request: FastifyRequest, reply: FastifyReply): Promise<PageRoute | undefined>;
  /** May add headers to the response. @param path without a trailing slash */
  startOf(page: PageRoute, path: string, request: FastifyRequest, reply: FastifyReply): Promise<PageStart>;
}

/** Boot data of a page, and the files it loads at once. */
export interface PageStart {
  readonly boot: Boot;
  readonly preloads: readonly Preload[];
  readonly about?: About | undefined;
  /** Where the page has moved to, for good. */
  readonly movedTo?: string | undefined;
  readonly rating?: Rating | undefined;
  readonly drawn?: Drawn | undefined;
  /** Where the content decides it; the page's own by default. */
  readonly status?: number | undefined;
}

/** Answers with a page. @param plain its path without a trailing slash */
export type SendPage = (
  page: PageRoute,
  plain: string,
  start: PageStart,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply>;

/** Serves the built shell: its files unchanged, and its page, with title and status, for every path. */
export async function registerShell(app: FastifyInstance, deps: ShellDeps): Promise<SendPage> {
  const template = await readFile(join(deps.shellDir, 'index.html'), 'utf8');
  const missing = pageOf('/404') as PageRoute;
  const send = createSender(template, deps.publicUrl);

  app.get<{ Params: { '*': string } }>('/*', { schema: { hide: true } }, async (request, reply) => {
    const path = decodePath(request.params['*']);
    if (NOT_PAGES.test(path)) throw notFound('address');
    if (FILE.test(path)) {
      const hashed = /\.[0-9a-f]{8,}\.\w+$|^\/[0-9a-f]{10}\.\w+$/.test(path);
      return reply.sendFile(path, deps.shellDir, hashed ? { immutable: true, maxAge: '365d' } : { maxAge: 0 });
    }
    const forward = FORWARDS[path];
    if (forward) return reply.redirect(getHref(forward) + (/\?.*/.exec(request.url)?.[0] ?? ''), 301);
    const plain = path.length > 1 ? path.replace(/\/+$/, '') : path;
    const named = pageOf(path, deps.environment) ?? (await deps.declaredPage(plain, request, reply));
    const page = named && isThere(named, path) ? named : missing;
    return send(page, plain, await deps.startOf(page, plain, request, reply), request, reply);
  });
  return send;
}

function createSender(template: string, publicUrl: string): SendPage {
  return async (page, plain, { drawn, status = page.status ?? 200, ...start }, request, reply) => {
    if (start.movedTo) return reply.redirect(start.movedTo, 301);
    if (page.payment) reply.header(POLICY, allowPayments(String(reply.getHeader(POLICY) ?? '')));
    const head = pageHead(page, { ...start, about: start.about, publicUrl, path: plain });
    const whole = drawn ? withDrawn(template, page, drawn) : template;
    const html = whole.replace(/<title>.*?<\/title>/s, () => head);
    reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('vary', 'accept-encoding');
    // BREACH: what a request chooses could reveal, by the compressed length, what else the page holds of its user. So a
    // page with a session is compressed only where the request chooses nothing of it.
    const isChosen =
      page.path !== plain ||
      request.url.includes('?') ||
      start.boot.remotes.some((each) => each.override || each.preview);
    if ((start.boot.session && isChosen) || !acceptsBrotli(request.headers['accept-encoding'])) return reply.send(html);
    return reply.header('content-encoding', 'br').send(await compress(html, { params: QUICK }));
  };
}

function decodePath(path: string): string {
  return path.startsWith('/') ? path : `/${path}`;
}
