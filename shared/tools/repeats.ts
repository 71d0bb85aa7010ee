import type { Finding } from '../contracts/tool-finding';

/**
 * An error for each text that stands in its list already, whatever its case.
 * @param texts the list's texts in order
 * @param pathOf the place of the text at a position
 */
export function repeats(texts: readonly string[], pathOf: (at: number) => string): Finding[] {
  const seen = new Map<string, number>();
  return texts.flatMap((text, at) => {
    const key = text.trim().toLowerCase();
    const first = seen.get(key);
    if (first !== undefined)
      return [{ path: pathOf(at), severity: 'error' as const, message: `The same as number ${first + 1}.` }];
    seen.set(key, at);
    return [];
  });
}
