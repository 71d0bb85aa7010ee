import type { Page } from 'playwright/test';
import { rewritePage, sha384, typeOf } from './release';

const MANIFEST = 'mf-manifest.json';

/**
 * Serves a remote's other build in place of the one that came with the server, to this browser only: at the address of a
 * release of its version.
 */
export async function serveInstead(page: Page, remote: string, files: ReadonlyMap<string, string>): Promise<void> {
  const served = new RegExp(`/remotes/${remote}/[^/]+/([^/?]+)`);
  await page.route(served, (route) => {
    const [, file = ''] = served.exec(route.request().url()) ?? [];
    const body = files.get(file);
    return body === undefined ? route.fulfill({ status: 404 }) : route.fulfill({ body, contentType: typeOf(file) });
  });
  const integrity = sha384(files.get(MANIFEST) ?? '');
  await rewritePage(page, (html) =>
    html
      .replace(/<link[^>]*\/remotes\/[^>]*>/g, '')
      .replace(new RegExp(`(/remotes/${remote}/[\\d.]+)-[\\da-f]{8}/`, 'g'), '$1/')
      .replace(new RegExp(`("name":"${remote}".*?"integrity":")[^"]*`), `$1${integrity}`),
  );
}
