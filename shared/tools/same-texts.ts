import type { Finding } from '../contracts/tool-finding';

/**
 * Reports an error for every text of a list that repeats an earlier one.
 * @param place path of the text at an index
 */
export function sameTexts(texts: readonly string[], one: string, place: (at: number) => string): Finding[] {
  const small = texts.map((text) => text.toLowerCase());
  return small.flatMap((text, at): Finding[] => {
    const first = small.indexOf(text);
    if (first === at) return [];
    return [{ path: place(at), severity: 'error', message: `The same as ${one} ${first + 1}.` }];
  });
}
