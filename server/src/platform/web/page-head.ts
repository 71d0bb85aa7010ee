import type { Boot } from '@flint/shared/contracts/boot';
import type { About } from '@flint/shared/contracts/fragments';
import { PAGE_DESCRIPTIONS } from '@flint/shared/contracts/page-descriptions';
import { documentTitle, type PageId } from '@flint/shared/contracts/routes';
import type { PageRoute } from '@flint/shared/contracts/routes/page-route';
import { isListed } from '@flint/shared/tools/public-paths';
import { CARD_HEIGHT, CARD_WIDTH, cardPath } from './card-path';
import { dataBlock } from './data-block';
import { escapeHtml } from './escape-html';
import { jsonLd } from './json-ld';

export interface Preload {
  readonly href: string;
  readonly as: 'script' | 'style' | 'fetch';
  readonly integrity: string | undefined;
  /** Whether the page can be read without it: `start.js` has it fetched when all else is there. */
  readonly late?: boolean;
}

interface HeadOptions {
  /** The address everything public lies below. */
  readonly publicUrl: string;
  /** The path that was asked for, without a slash at its end. */
  readonly path: string;
  /** What the page's release says of it; without, what the table of pages knows. */
  readonly about: About | undefined;
  readonly preloads: readonly Preload[];
  readonly boot: Boot;
}

/** What a browser does not fetch before `start.js` says so. */
export const LATE = 'media="not all" data-late';

function preloadLink({ href, as, integrity, late }: Preload): string {
  // What is checked by its hash is fetched as from elsewhere; the shell's own files are not, and a preload has to match.
  const how = integrity ? ` crossorigin="anonymous" integrity="${integrity}"` : '';
  return `<link rel="preload" as="${as}" href="${href}"${late ? ` ${LATE}` : ''}${how}>`;
}

/** What the server adds to the head of a page: who it is about, what to fetch early, what the shell starts from. */
export function pageHead(page: PageRoute, { publicUrl, path, about, preloads, boot }: HeadOptions): string {
  const title = escapeHtml(about?.title ?? documentTitle(page));
  const description = about?.description ?? PAGE_DESCRIPTIONS[page.id as PageId];
  const canonical = escapeHtml(`${publicUrl}${path}`);
  const hidden = page.status || page.environment || page.unlisted;
  return [
    `<title>${title}</title>`,
    description && `<meta name="description" content="${escapeHtml(description)}">`,
    hidden ? '<meta name="robots" content="noindex">' : `<link rel="canonical" href="${canonical}">`,
    ...(isListed(page) ? openGraph({ title, description, canonical, publicUrl, path }) : []),
    about && dataBlock('application/ld+json', jsonLd(about, path, publicUrl)),
    ...preloads.map(preloadLink),
    dataBlock('application/json', boot, 'boot'),
  ]
    .filter(Boolean)
    .join('');
}

interface Shown {
  /** As HTML. */
  title: string;
  canonical: string;
  /** As text. */
  description: string | undefined;
  publicUrl: string;
  path: string;
}

/** What a link to the page shows where it is sent to somebody. */
function openGraph({ title, canonical, description, publicUrl, path }: Shown): string[] {
  const property = (name: string, content: string) => `<meta property="og:${name}" content="${content}">`;
  return [
    property('type', 'website'),
    property('site_name', 'Flint'),
    property('title', title),
    ...(description ? [property('description', escapeHtml(description))] : []),
    property('url', canonical),
    property('image', escapeHtml(`${publicUrl}${cardPath(path)}`)),
    property('image:width', String(CARD_WIDTH)),
    property('image:height', String(CARD_HEIGHT)),
    property('image:alt', title),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}
