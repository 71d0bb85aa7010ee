import { createHash } from 'node:crypto';
import type { Page, Route } from 'playwright/test';

/** The files of a release that a fault can be in. */
export const PARTS = ['manifest', 'entry', 'chunk'] as const;
export type Part = (typeof PARTS)[number] | 'style';

const FILES: Record<Part, string> = {
  manifest: 'mf-manifest\\.json',
  entry: 'remoteEntry[^/]*\\.js',
  chunk: '(?!remoteEntry)[^/]+\\.js',
  style: '[^/]+\\.css',
};

/** The addresses of a part, for `page.route`. */
export function filesOf(remote: string, part: Part): RegExp {
  return new RegExp(`/remotes/${remote}/[^/]+/${FILES[part]}(\\?.*)?$`);
}

/** The hash of a file as `integrity` writes it. */
export function sha384(body: string): string {
  return `sha384-${createHash('sha384').update(body).digest('base64')}`;
}

export async function bodyOf(route: Route): Promise<string> {
  return (await route.fetch()).text();
}

/**
 * Publishes a changed release to this browser as the control plane would: the changed file's hash in the entry and
 * the manifest, theirs in the page. `change` gets the text of each file of the part.
 */
export async function republish(page: Page, remote: string, part: Part, change: (text: string) => string) {
  const origin = new URL(page.url()).origin;
  const boot = await page.evaluate(() => JSON.parse(document.getElementById('boot')?.textContent ?? '{}'));
  const release = boot.remotes.find(({ name }: { name: string }) => name === remote) as { manifest: string };
  const folder = new URL('.', new URL(release.manifest, origin)).href;
  const read = async (file: string) => (await page.request.get(folder + file)).text();
  const original = await read('mf-manifest.json');
  const names = Object.keys(JSON.parse(original).metaData.integrity) as string[];
  const texts = new Map(await Promise.all(names.map(async (file) => [file, await read(file)] as const)));
  texts.set('mf-manifest.json', original);
  const hashes = new Map<string, string>();
  const follow = (text: string) => [...hashes].reduce((now, [from, to]) => now.replaceAll(from, to), text);

  // Whoever names a hash comes after what it is of: chunks and styles, the entry, the manifest.
  const order = (file: string) => (file.endsWith('.json') ? 2 : file.startsWith('remoteEntry') ? 1 : 0);
  const published = new Map<string, string>();
  for (const [file, text] of [...texts].sort(([a], [b]) => order(a) - order(b))) {
    const changed = follow(filesOf(remote, part).test(folder + file) ? change(text) : text);
    hashes.set(sha384(text), sha384(changed));
    if (changed !== text) published.set(file, changed);
  }
  await page.route(`${folder}**`, (route) => {
    const file = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    const body = published.get(file);
    return body === undefined ? route.continue() : route.fulfill({ body, contentType: typeOf(file) });
  });
  await rewritePage(page, follow);
}

/** Changes the text of every page that is opened from now on. */
export async function rewritePage(page: Page, change: (html: string) => string): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    return route.fulfill({ response, body: change(await response.text()) });
  });
}

function typeOf(file: string): string {
  if (file.endsWith('.json')) return 'application/json';
  return file.endsWith('.css') ? 'text/css' : 'text/javascript';
}
