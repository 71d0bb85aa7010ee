/** Appends the brand's hashtags that the copy lacks. */
export function withHashtags(copy: string, hashtags: readonly string[]): string {
  const there = copy.toLowerCase();
  const missing = hashtags
    .map((tag) => tag.trim())
    .filter((tag) => /^#[\p{L}\p{N}_]+$/u.test(tag) && !there.includes(tag.toLowerCase()));
  return missing.length > 0 ? `${copy}\n\n${missing.join(' ')}` : copy;
}
