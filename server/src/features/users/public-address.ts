import { getHref } from '@flint/shared/contracts/routes';

/** The page that mails a link, or, with a token and its address, the one that sets the new password. */
export function forgotPasswordLink(publicUrl: string, query: { token?: string; email?: string } = {}): string {
  return new URL(getHref('forgotPassword', query), publicUrl).href;
}
