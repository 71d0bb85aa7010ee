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
