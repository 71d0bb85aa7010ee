/** Allowlist of a release's files with their content types. Excludes source maps and HTML pages. */
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

/** Content type of a release's file; undefined for files that are never served. */
export function typeOf(path: string): string | undefined {
  return TYPES[/\.(\w+)$/.exec(path)?.[1] ?? ''];
}

/** Whether a release may contain a file: an allowed type, or its brotli form. */
export function mayHold(path: string): boolean {
  return /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/.test(path) && typeOf(path.replace(/\.br$/, '')) !== undefined;
}
