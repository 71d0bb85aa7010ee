import { stems } from '../matching-fact';

/** Whether a text contains every word of a search, compared by stems. */
export function repeatsSearch(search: string, text: string): boolean {
  const said = stems(text);
  const sought = [...stems(search)];
  return sought.length > 0 && sought.every((stem) => said.has(stem));
}

/** Hashtags that do not repeat the search: "#LearnSpanish" and "#LearningSpanish" both repeat "learn Spanish". */
export const besideSearch = (search: string, tags: readonly string[]): string[] =>
  tags.filter((tag) => !repeatsSearch(search, tag.slice(1).replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')));
