import { stems } from '../matching-fact';

/** Whether all that a search is for stands in a text already, in whatever form of its words. */
export function saysSame(search: string, text: string): boolean {
  const said = stems(text);
  const sought = [...stems(search)];
  return sought.length > 0 && sought.every((stem) => said.has(stem));
}

/** Hashtags that do not say once more what is searched for: "#LearnSpanish" says it, "#LearningSpanish" does again. */
export const besideSearch = (search: string, tags: readonly string[]): string[] =>
  tags.filter((tag) => !saysSame(search, tag.slice(1).replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')));
