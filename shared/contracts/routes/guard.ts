import type { Role } from '../roles';
import type { User } from '../users';

/** A page's requirements for its visitor; checked in this order. */
export interface Guard {
  login?: boolean;
  verified?: boolean;
  roles?: readonly Role[];
  minCredits?: number;
}

/**
 * The first requirement that a visitor does not meet; null when the page is open to them.
 * @param balance spendable credits; null when they could not be read, which allows the page
 */
export function lackOf(
  guard: Guard,
  user: Pick<User, 'isEmailVerified' | 'roles'> | null,
  balance: number | null,
): keyof Guard | null {
  const { login, verified, roles, minCredits } = guard;
  if (!user) return login || verified || roles || minCredits !== undefined ? 'login' : null;
  if (verified && !user.isEmailVerified) return 'verified';
  if (roles && !roles.some((role) => user.roles.includes(role))) return 'roles';
  return minCredits !== undefined && balance !== null && balance < minCredits ? 'minCredits' : null;
}
