const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** The decoded value of a cookie in a `Cookie` header. */
export function cookieValue(header: string, name: string): string | undefined {
  const start = `${name}=`;
  const pair = header.split(/; */).find((part) => part.startsWith(start));
  try {
    return pair && decodeURIComponent(pair.slice(start.length));
  } catch {
    // Not URL-encoded.
    return undefined;
  }
}

interface Cookie {
  readonly name: string;
  /** Empty: deletes the cookie. */
  readonly value: string;
  readonly secure: boolean;
  /** Absent: until the browser is closed. */
  readonly maxAgeS?: number;
}

/** A `Set-Cookie` line for the whole site, out of reach of scripts and of requests from other sites. */
export function cookieLine({ name, value, secure, maxAgeS }: Cookie): string {
  const seconds = value ? maxAgeS : 0;
  return [
    `${name}=${encodeURIComponent(value)}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    ...(secure ? ['Secure'] : []),
    ...(seconds === undefined ? [] : [`Max-Age=${seconds}`]),
  ].join('; ');
}

/** Whether cookies must be Secure: always, except for plain HTTP on loopback. */
export function needsSecureCookies(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl);
  return protocol !== 'http:' || !LOOPBACK.test(hostname);
}

/** The full name of a cookie: with `__Host-` where it is Secure, so that only this very host can have set it. */
export function cookieName(name: string, secure: boolean): string {
  return secure ? `__Host-${name}` : name;
}
