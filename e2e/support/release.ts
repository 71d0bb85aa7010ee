import { createHash } from 'node:crypto';
import type { Page, Route } from 'playwright/test';

const MANIFEST = 'mf-manifest.json';

/** Files of a release that a fault can be injected in. */
export const PARTS = ['manifest', 'entry', 'chunk'] as const;
export type Part = (typeof PARTS)[number] | 'style';

const FILES: Record<Part, string> = {
  manifest: 'mf-manifest\\.json',
  entry: 'remoteEntry[^/]*\\.js',
  chunk: '(?!remoteEntry)[^/]+\\.js',
  style: '[^/]+\\.css',
};

/** URL patterns of a part, for `page.route`. */
export function filesOf(remote: string, part: Part): RegExp {
  return new RegExp(`/remotes/${remote}/[^/]+/${FILES[part]}(\\?.*)?$`);
}

/** SHA-384 hash in the format of the `integrity` attribute. */
export function sha384(body: string): string {
  return `sha384-${createHash('sha384').update(body).digest('base64')}`;
}

export async function bodyOf(route: Route): Promise<string> {
  return (await route.fetch()).text();
}

/** Order by dependency of hashes: chunks and styles, then the entry, then the manifest. */
const rankOf = (file: string) => (file.endsWith('.json') ? 2 : file.startsWith('remoteEntry') ? 1 : 0);

/**
 * Changes files of a release and updates every hash that refers to them.
 * @returns the changed files, and a function that updates hashes in a text which refers to the manifest
 */
export function reseal(files: ReadonlyMap<string, string>, change: (file: string, text: string) => string) {
  const hashes = new Map<string, string>();
  const follow = (text: string) => [...hashes].reduce((now, [from, to]) => now.replaceAll(from, to), text);
  const sealed = new Map<string, string>();
  for (const [file, text] of [...files].sort(([a], [b]) => rankOf(a) - rankOf(b))) {
    const changed = follow(change(file, text));
    hashes.set(sha384(text), sha384(changed));
    sealed.set(file, changed);
  }
  return { sealed, follow };
}

/** Serves a changed release to this browser only: `change` gets the text of each file of the part. */
export async function republish(page: Page, remote: string, part: Part, change: (text: string) => string) {
  const boot = await page.evaluate(() => JSON.parse(document.getElementById('boot')?.textContent ?? '{}'));
  const release = boot.remotes.find(({ name }: { name: string }) => name === remote) as { manifest: string };
  const folder = new URL('.', new URL(release.manifest, page.url())).href;
  const read = async (file: string) => (await page.request.get(folder + file)).text();
  const manifest = await read(MANIFEST);
  const names = Object.keys(JSON.parse(manifest).metaData.integrity);
  const files = new Map(await Promise.all(names.map(async (file) => [file, await read(file)] as const)));
  const { sealed, follow } = reseal(files.set(MANIFEST, manifest), (file, text) =>
    filesOf(remote, part).test(folder + file) ? change(text) : text,
  );
  await page.route(`${folder}**`, (route) => {
    const file = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    return route.fulfill({ body: sealed.get(file) ?? '', contentType: typeOf(file) });
  });
  await rewritePage(page, follow);
}

/** Rewrites the HTML of every page opened from now on. */
export async function rewritePage(page: Page, change: (html: string) => string): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    return route.fulfill({ response, body: change(await response.text()) });
  });
}

export function typeOf(file: string): string {
  if (file.endsWith('.json')) return 'application/json';
  return file.endsWith('.css') ? 'text/css' : 'text/javascript';
}
