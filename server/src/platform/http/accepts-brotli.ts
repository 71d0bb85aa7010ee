/** Whether who asks takes brotli, by the `accept-encoding` header. */
export function acceptsBrotli(header: string | string[] | undefined): boolean {
  return /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(String(header ?? ''));
}
