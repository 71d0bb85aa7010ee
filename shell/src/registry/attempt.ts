const PARAMETER = 'attempt';

/**
 * Cache busting: gives each further attempt its own manifest URL, because the federation runtime caches failures by
 * URL.
 */
export function furtherAttempt(manifestUrl: string, attempt: number): string {
  const url = new URL(manifestUrl);
  url.searchParams.set(PARAMETER, String(attempt));
  return url.href;
}

/** Whether a URL was made by {@link furtherAttempt}. */
export function isFurtherAttempt(url: string): boolean {
  return new URL(url).searchParams.has(PARAMETER);
}

/** The original URL of an attempt. */
export function firstAttempt(url: string): string {
  const first = new URL(url);
  first.searchParams.delete(PARAMETER);
  return first.href;
}
