import { getHref } from '@flint/shared/contracts/routes';

/** Redirect target when the requested one is not trusted. */
const FALLBACK = '/signin';

/** A path with a single leading slash: `//host` and `/\host` are URLs of other sites. */
const RELATIVE = /^\/(?![/\\])/;
// Browsers drop tabs and line breaks from URLs, so `/\t/host` would become `//host`.
const CONTROL = /\p{Cc}/u;

/** Open redirect protection: returns the target when it stays on this origin, else `/signin` without a query. */
export function safeNext(target: string | null | undefined): string {
  return isSafeTarget(target) ? target : FALLBACK;
}

/** Whether a redirect target is a path of this product. */
export function isSafeTarget(target: string | null | undefined): target is string {
  return typeof target === 'string' && RELATIVE.test(target) && !CONTROL.test(target);
}

/** The requested page: its path, and its query. */
export interface Wanted {
  pathname: string;
  search: string;
}

/** To the sign-in page, and back afterwards. */
export function toSignIn({ pathname, search }: Wanted): string {
  const next = pathname + search;
  if (!isSafeTarget(next)) return FALLBACK;
  return getHref('signin', { next, from: pathname, reason: 'auth_required', source: 'client' });
}

/** To email verification, and on afterwards. */
export function toVerifyEmail({ pathname, search }: Wanted): string {
  return getHref('verifyEmail', { next: pathname + search });
}

/** To the credits page, with the reason, and back to the same place. */
export function toCredits({ pathname, search }: Wanted): string {
  return getHref('dashboardCredits', { reason: 'insufficient_credits', from: pathname + search });
}
