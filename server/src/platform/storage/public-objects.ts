/** Folders whose objects shared caches may hold: pictures of public pages, and code of pages. Nothing of users. */
const PUBLIC = /^(cards|remotes)\//;
const YEAR_SECONDS = 31_536_000;

/** `cache-control` of a public object; undefined for any other. */
export function publicCacheControl(key: string): string | undefined {
  return PUBLIC.test(key) ? `public, max-age=${YEAR_SECONDS}, immutable` : undefined;
}

/** The address of a public object at a CDN; undefined for any other object, and without a CDN. */
export function cdnAddress(cdnUrl: string | undefined, key: string): string | undefined {
  return cdnUrl && PUBLIC.test(key) ? `${cdnUrl}/${key}` : undefined;
}
