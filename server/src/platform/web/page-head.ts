import type { Boot } from '@flint/shared/contracts/boot';
import type { About } from '@flint/shared/contracts/fragments';
import { PAGE_DESCRIPTIONS } from '@flint/shared/contracts/page-descriptions';
import { documentTitle, type PageId } from '@flint/shared/contracts/routes';
import type { PageRoute } from '@flint/shared/contracts/routes/page-route';
import { isListed } from '@flint/shared/tools/public-paths';
import { CARD_HEIGHT, CARD_WIDTH, cardPath } from './card-path';
import { dataBlock } from './data-block';
import { escapeHtml } from './escape-html';
import { jsonLd, type Rating } from './json-ld';

export interface Preload {
  readonly href: string;
  readonly as: 'script' | 'style' | 'fetch';
  readonly integrity: string | undefined;
  /** Whether the page is readable without it: `start.js` fetches it after everything else. */
  readonly late?: boolean;
}

interface HeadOptions {
  /** Base address of all public pages. */
  readonly publicUrl: string;
  /** The requested path, without a trailing slash. */
  readonly path: string;
  /** Metadata from the page's release; without it, from the table of pages. */
  readonly about: About | undefined;
  readonly rating?: Rating | undefined;
  readonly preloads: readonly Preload[];
  readonly boot: Boot;
}

/** Attributes of style sheets whose loading waits for `start.js`. */
export const LATE = 'media="not all" data-late';

function preloadLink({ href, as, integrity, late }: Preload): string {
  // Files with an integrity hash are fetched with CORS; the shell's own are not. A preload must match the later
  // request, except that Chromium takes no hash for `fetch`, and warns of one: there the later request checks it.
  const hash = as === 'fetch' ? '' : ` integrity="${integrity}"`;
  const how = integrity ? ` crossorigin="anonymous"${hash}` : '';
  return `<link rel="preload" as="${as}" href="${href}"${late ? ` ${LATE}` : ''}${how}>`;
}

/** Builds the head of a page: title, metadata, preloads and the data the shell boots from. */
export function pageHead(page: PageRoute, { publicUrl, path, about, rating, preloads, boot }: HeadOptions): string {
  const title = escapeHtml(about?.title ?? documentTitle(page));
  const description = about?.description ?? page.description ?? PAGE_DESCRIPTIONS[page.id as PageId];
  const canonical = escapeHtml(`${publicUrl}${path}`);
  const hidden = page.status || page.environment || page.unlisted;
  return [
    `<title>${title}</title>`,
    description && `<meta name="description" content="${escapeHtml(description)}">`,
    hidden ? '<meta name="robots" content="noindex">' : `<link rel="canonical" href="${canonical}">`,
    ...(isListed(page) ? openGraph({ title, description, canonical, publicUrl, path, article: about?.article }) : []),
    about && dataBlock('application/ld+json', jsonLd(about, path, publicUrl, rating)),
    ...preloads.map(preloadLink),
    dataBlock('application/json', boot, 'boot'),
  ]
    .filter(Boolean)
    .join('');
}

const SIZE = [
  ['image:width', CARD_WIDTH],
  ['image:height', CARD_HEIGHT],
] as const;

interface OpenGraph {
  /** As HTML. */
  title: string;
  canonical: string;
  /** As text. */
  description: string | undefined;
  publicUrl: string;
  path: string;
  article: About['article'];
}

/** Open Graph metadata: the preview of a link to the page. */
function openGraph({ title, canonical, description, publicUrl, path, article }: OpenGraph): string[] {
  // Posts without a picture of their own share the card of the page that lists them.
  const card = article ? (article.image ?? cardPath(path.slice(0, path.lastIndexOf('/')))) : cardPath(path);
  const property = (name: string, content: string) => `<meta property="og:${name}" content="${content}">`;
  return [
    property('type', article ? 'article' : 'website'),
    property('site_name', 'Flint'),
    property('title', title),
    ...(description ? [property('description', escapeHtml(description))] : []),
    property('url', canonical),
    property('image', escapeHtml(`${publicUrl}${card}`)),
    ...(article?.image ? [] : SIZE.map(([name, pixels]) => property(name, String(pixels)))),
    property('image:alt', title),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}
