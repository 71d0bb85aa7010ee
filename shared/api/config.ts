import { API_BASE_MISSING } from '../contracts/errors';

let base: string | undefined;

/** Sets where the API lives, from the page's boot data; `/` is the page's own origin. */
export function configureApi({ apiUrl }: { apiUrl: string | undefined }): void {
  base = apiUrl ? apiUrl.replace(/\/+$/, '') : undefined;
}

/**
 * The address of an API path.
 * @throws Error with {@link API_BASE_MISSING} while nothing is configured: there is no silent default.
 */
export function apiAddress(path: string): string {
  if (base === undefined) throw new Error(API_BASE_MISSING);
  return `${base}${path}`;
}
