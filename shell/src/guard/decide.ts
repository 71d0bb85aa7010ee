import { getHref } from '@flint/shared/contracts/routes';
import { type Guard, lackOf } from '@flint/shared/contracts/routes/guard';
import type { User } from '@flint/shared/contracts/users';
import { toCredits, toSignIn, toVerifyEmail, type Wanted } from './redirects';

export interface Visitor {
  user: Pick<User, 'isEmailVerified' | 'roles'> | null;
  /** Spendable credits; null when they could not be read, which allows the page. */
  balance: number | null;
}

/** The URL to redirect to. */
export type Redirect = string;

/** Where a visitor goes who lacks something. */
const WAYS = {
  login: toSignIn,
  verified: toVerifyEmail,
  roles: () => getHref('dashboard'),
  minCredits: toCredits,
};

/**
 * Route guard: whether a visitor may see a page. Checks in this order: user, verified email, role, credits.
 * @returns the redirect; null when the page is allowed
 */
export function decide(guard: Guard, { user, balance }: Visitor, wanted: Wanted): Redirect | null {
  const lack = lackOf(guard, user, balance);
  return lack && WAYS[lack](wanted);
}
