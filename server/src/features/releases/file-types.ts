/** What a release may hold, and what each is served as. Source maps are not among it, nor is anything that runs as a page. */
const TYPES: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  woff2: 'font/woff2',
};

/** The content type of a file of a release; undefined for what is never served. */
export function typeOf(path: string): string | undefined {
  return TYPES[/\.(\w+)$/.exec(path)?.[1] ?? ''];
}

/** Whether a release may hold a file: what is served, and its brotli form beside it. */
export function mayHold(path: string): boolean {
  return /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/.test(path) && typeOf(path.replace(/\.br$/, '')) !== undefined;
}
