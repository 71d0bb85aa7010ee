import type { PublicPath } from '@flint/shared/tools/public-paths';
import { escapeHtml } from '../../platform/web/escape-html';

/**
 * The site's `sitemap.xml`.
 * @param changed build time of the release that has a page, ISO 8601; undefined when none has it
 */
export function sitemap(
  paths: readonly PublicPath[],
  publicUrl: string,
  changed: (path: PublicPath) => string | undefined,
): string {
  const urls = paths.flatMap((path) => {
    const lastmod = changed(path);
    return lastmod ? [`<url><loc>${escapeHtml(publicUrl + path.path)}</loc><lastmod>${lastmod}</lastmod></url>`] : [];
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>\n',
  ].join('\n');
}
