/** Copy with its brand's own hashtags at the end, those that are not in it yet. */
export function withHashtags(copy: string, hashtags: readonly string[]): string {
  const there = copy.toLowerCase();
  const missing = hashtags
    .map((tag) => tag.trim())
    .filter((tag) => /^#[\p{L}\p{N}_]+$/u.test(tag) && !there.includes(tag.toLowerCase()));
  return missing.length > 0 ? `${copy}\n\n${missing.join(' ')}` : copy;
}
