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
