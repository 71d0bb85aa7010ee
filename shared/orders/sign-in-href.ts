import { getHref } from '@flint/shared/contracts/routes';

/** The sign-in URL that returns to `here`, where the draft is restored. */
export function signInHref(here: string): string {
  return getHref('signin', { next: here, from: here.replace(/\?.*/, ''), reason: 'auth_required', source: 'client' });
}
