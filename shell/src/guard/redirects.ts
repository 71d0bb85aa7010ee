import { getHref } from '@flint/shared/contracts/routes';

/** Where somebody goes whose target cannot be trusted. */
const FALLBACK = '/signin';

/** One slash and no second one: `//host` and `/\host` are addresses of other sites. */
const RELATIVE = /^\/(?![/\\])/;
// Browsers drop tabs and line breaks from addresses, so `/\t/host` would become `//host`.
const CONTROL = /\p{Cc}/u;

/** A redirect's target when it stays in this product, else `/signin` without a query. */
export function safeNext(target: string | null | undefined): string {
  return isSafeTarget(target) ? target : FALLBACK;
}

/** Whether a redirect's target is a path of this product. */
export function isSafeTarget(target: string | null | undefined): target is string {
  return typeof target === 'string' && RELATIVE.test(target) && !CONTROL.test(target);
}

/** The page somebody wants: its path, and its path with the query. */
export interface Wanted {
  pathname: string;
  search: string;
}

/** To sign in, and back afterwards. */
export function toSignIn({ pathname, search }: Wanted): string {
  const next = pathname + search;
  if (!isSafeTarget(next)) return FALLBACK;
  return getHref('signin', { next, from: pathname, reason: 'auth_required', source: 'client' });
}

/** To enter the code from the mail, and on afterwards. */
export function toVerifyEmail({ pathname, search }: Wanted): string {
  return getHref('verifyEmail', { next: pathname + search });
}

/** To the credits page, which says why. */
export function toCredits({ pathname }: Wanted): string {
  return getHref('dashboardCredits', { reason: 'insufficient_credits', from: pathname });
}
