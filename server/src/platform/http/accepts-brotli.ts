/** Content negotiation: whether an `accept-encoding` header accepts brotli. */
export function acceptsBrotli(header: string | string[] | undefined): boolean {
  return /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(String(header ?? ''));
}
