import type { Finding } from '../contracts/tool-finding';

/** An error for every text of a list that says the same as one before it. @param place where the text at a position stands */
export function sameTexts(texts: readonly string[], one: string, place: (at: number) => string): Finding[] {
  const small = texts.map((text) => text.toLowerCase());
  return small.flatMap((text, at): Finding[] => {
    const first = small.indexOf(text);
    if (first === at) return [];
    return [{ path: place(at), severity: 'error', message: `The same as ${one} ${first + 1}.` }];
  });
}
