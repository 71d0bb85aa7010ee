import type { Boot } from '@flint/shared/contracts/boot';
import type { PageRoute } from '@flint/shared/contracts/routes';
import { escapeHtml } from './escape-html';

export interface Preload {
  readonly href: string;
  readonly as: 'script' | 'style' | 'fetch';
  readonly integrity: string | undefined;
}

const SITE = 'Flint';

/** The title a page has in the browser's tab. */
function titleOf(page: PageRoute): string {
  return page.title.startsWith(SITE) ? page.title : `${page.title} · ${SITE}`;
}

/** Writes a value into a data block of the page; nothing in it can end the block. */
function dataBlock(id: string, value: unknown): string {
  const json = JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `<script type="application/json" id="${id}">${json}</script>`;
}

function preloadLink({ href, as, integrity }: Preload): string {
  const hash = integrity ? ` integrity="${integrity}"` : '';
  return `<link rel="preload" as="${as}" crossorigin="anonymous" href="${href}"${hash}>`;
}

/** What the server adds to the head of a page: who it is about, what to fetch early, what the shell starts from. */
export function pageHead(
  page: PageRoute,
  options: { publicUrl: string; preloads: readonly Preload[]; boot: Boot },
): string {
  const title = escapeHtml(titleOf(page));
  const description = page.description ? escapeHtml(page.description) : undefined;
  const canonical = `${options.publicUrl}${page.path}`;
  return [
    `<title>${title}</title>`,
    description && `<meta name="description" content="${description}">`,
    page.status || page.environment || page.unlisted
      ? '<meta name="robots" content="noindex">'
      : `<link rel="canonical" href="${canonical}">`,
    page.frame === 'public' &&
      !page.unlisted &&
      `<meta property="og:title" content="${title}"><meta property="og:url" content="${canonical}">`,
    ...options.preloads.map(preloadLink),
    dataBlock('boot', options.boot),
  ]
    .filter(Boolean)
    .join('');
}
