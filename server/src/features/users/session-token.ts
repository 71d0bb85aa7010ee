import { createHmac, timingSafeEqual } from 'node:crypto';
import { cookieValue } from '../../platform/http/cookie';

const BEARER = /^Bearer +(\S+)$/i;

/** What a request shows as its session: an access token, or the token of the session cookie. */
export interface ShownToken {
  readonly by: 'bearer' | 'cookie';
  readonly token: string;
}

/**
 * Reads the token of a request: the bearer token, or else the cookie with a valid signature. An `Authorization` header
 * takes precedence over cookies.
 * @param cookieName the session cookie's full name
 */
export function shownTokenOf(
  headers: { authorization?: string | undefined; cookie?: string | undefined },
  cookieName: string,
  secret: string,
): ShownToken | undefined {
  const { authorization, cookie } = headers;
  if (authorization !== undefined) {
    const token = BEARER.exec(authorization)?.[1];
    return token === undefined ? undefined : { by: 'bearer', token };
  }
  const signed = cookie && cookieValue(cookie, cookieName);
  const token = signed ? unsign(signed, secret) : undefined;
  return token === undefined ? undefined : { by: 'cookie', token };
}

/** Verifies better-auth's signed cookie: `token.base64(HMAC-SHA256)`. */
function unsign(signed: string, secret: string): string | undefined {
  const token = signed.slice(0, signed.lastIndexOf('.'));
  const given = Buffer.from(signed);
  const ours = Buffer.from(sign(token, secret));
  return given.length === ours.length && timingSafeEqual(given, ours) ? token : undefined;
}

/** The cookie's value for a session token, as better-auth signs it. */
export function sign(token: string, secret: string): string {
  return `${token}.${createHmac('sha256', secret).update(token).digest('base64')}`;
}
