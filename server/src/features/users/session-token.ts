import { createHmac, timingSafeEqual } from 'node:crypto';
import { cookieValue } from '../../platform/http/cookie';

const BEARER = /^Bearer +(\S+)$/i;

/**
 * Reads the session token of a request: the bearer token, or else the cookie with a valid signature. An `Authorization`
 * header takes precedence over cookies.
 * @param cookieName the session cookie's full name
 */
export function sessionTokenOf(
  headers: { authorization?: string | undefined; cookie?: string | undefined },
  cookieName: string,
  secret: string,
): string | undefined {
  const { authorization, cookie } = headers;
  if (authorization !== undefined) return BEARER.exec(authorization)?.[1];
  const signed = cookie && cookieValue(cookie, cookieName);
  return signed ? unsign(signed, secret) : undefined;
}

/** Verifies better-auth's signed cookie: `token.base64(HMAC-SHA256)`. */
function unsign(signed: string, secret: string): string | undefined {
  const dot = signed.lastIndexOf('.');
  const token = signed.slice(0, dot);
  const given = Buffer.from(signed.slice(dot + 1));
  const ours = Buffer.from(createHmac('sha256', secret).update(token).digest('base64'));
  return given.length === ours.length && timingSafeEqual(given, ours) ? token : undefined;
}
