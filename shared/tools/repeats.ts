import type { Finding } from '../contracts/tool-finding';

/**
 * Reports an error for each text that repeats an earlier one of its list, ignoring case.
 * @param texts the list's texts in order
 * @param pathOf the path of the text at an index
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
