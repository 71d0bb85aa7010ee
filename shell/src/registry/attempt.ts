const PARAMETER = 'attempt';

/** A manifest's address of its own for each further attempt: the federation runtime remembers what failed by address. */
export function furtherAttempt(manifestUrl: string, attempt: number): string {
  const url = new URL(manifestUrl);
  url.searchParams.set(PARAMETER, String(attempt));
  return url.href;
}

/** Whether an address was made by {@link furtherAttempt}. */
export function isFurtherAttempt(url: string): boolean {
  return new URL(url).searchParams.has(PARAMETER);
}

/** The address that an attempt was made for. */
export function firstAttempt(url: string): string {
  const first = new URL(url);
  first.searchParams.delete(PARAMETER);
  return first.href;
}
