import { API_BASE_MISSING } from '../contracts/errors';

let base: string | undefined;

/** Sets the base URL of the API, from the page's boot data; `/` means the page's own origin. */
export function configureApi({ apiUrl }: { apiUrl: string | undefined }): void {
  base = apiUrl ? apiUrl.replace(/\/+$/, '') : undefined;
}

/**
 * The absolute URL of an API path.
 * @throws Error with {@link API_BASE_MISSING} before {@link configureApi} was called: there is no silent default.
 */
export function apiAddress(path: string): string {
  if (base === undefined) throw new Error(API_BASE_MISSING);
  return `${base}${path}`;
}
