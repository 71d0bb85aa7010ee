import { getHref } from '@flint/shared/contracts/routes';
import type { Guard } from '@flint/shared/contracts/routes/page-route';
import type { User } from '@flint/shared/contracts/users';
import { toCredits, toSignIn, toVerifyEmail, type Wanted } from './redirects';

export interface Visitor {
  user: Pick<User, 'isEmailVerified' | 'roles'> | null;
  /** Spendable credits; null when they could not be read, which allows the page. */
  balance: number | null;
}

/** The URL to redirect to. */
export type Redirect = string;

/**
 * Route guard: whether a visitor may see a page. Checks in this order: user, verified email, role, credits.
 * @returns the redirect; null when the page is allowed
 */
export function decide(guard: Guard, { user, balance }: Visitor, wanted: Wanted): Redirect | null {
  const needsUser = guard.login || guard.verified || guard.roles || guard.minCredits !== undefined;
  if (!needsUser) return null;
  if (!user) return toSignIn(wanted);
  if (guard.verified && !user.isEmailVerified) return toVerifyEmail(wanted);
  if (guard.roles && !guard.roles.some((role) => user.roles.includes(role))) return getHref('dashboard');
  if (guard.minCredits !== undefined && balance !== null && balance < guard.minCredits) return toCredits(wanted);
  return null;
}
