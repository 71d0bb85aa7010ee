import { getHref } from '@flint/shared/contracts/routes';

/** To sign in and back to this page, where the draft waits. */
export function signInHref(): string {
  const here = getHref('generator');
  return getHref('signin', { next: here, from: here, reason: 'auth_required', source: 'client' });
}
