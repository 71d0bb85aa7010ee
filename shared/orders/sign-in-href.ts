import { getHref } from '@flint/shared/contracts/routes';

/** To sign in and back to the page at `here`, where the draft waits. */
export function signInHref(here: string): string {
  return getHref('signin', { next: here, from: here.replace(/\?.*/, ''), reason: 'auth_required', source: 'client' });
}
