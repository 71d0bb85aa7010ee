import { getHref } from '@flint/shared/contracts/routes';

const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Whether cookies must be Secure: always, except for plain HTTP on loopback. */
export function needsSecureCookies(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl);
  return protocol !== 'http:' || !LOOPBACK.test(hostname);
}

/** The page that mails a link, or, with a token and its address, the one that sets the new password. */
export function forgotPasswordLink(publicUrl: string, query: { token?: string; email?: string } = {}): string {
  return new URL(getHref('forgotPassword', query), publicUrl).href;
}
