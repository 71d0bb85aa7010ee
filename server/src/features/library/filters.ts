import type { LibraryQuery } from '@flint/shared/contracts/library';
import { searchText } from '@flint/shared/contracts/search-text';

/** Maximum words of a search; prompts have hardly more distinctive ones. */
const WORDS_MAX = 20;

export type Filters = Omit<LibraryQuery, 'limit' | 'cursor'>;

/** LIKE pattern that finds a word anywhere, with wildcards escaped. */
const containing = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/** LIKE patterns that must all match a prompt. */
export function patternsOf(query: string): string[] {
  const words = searchText(query).split(' ').filter(Boolean);
  return [...new Set(words)].slice(0, WORDS_MAX).map(containing);
}

/** Whether these filters need the run. Without it, items can be counted much faster. */
export const askRun = ({ q, kind, model, ratio, style, brand }: Filters): boolean =>
  Boolean(q || kind === 'upload' || model || ratio || style || brand);
