import type { LibraryQuery } from '@flint/shared/contracts/library';
import { searchText } from '../runs/search-text';

/** What a search may weigh at most; a prompt has hardly more words that matter. */
const WORDS_MAX = 20;

export type Filters = Omit<LibraryQuery, 'limit' | 'cursor'>;

/** The SQL pattern that finds a word anywhere, whatever signs it has. */
const containing = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/** The patterns that must all be found in a prompt. */
export function patternsOf(query: string): string[] {
  const words = searchText(query).split(' ').filter(Boolean);
  return [...new Set(words)].slice(0, WORDS_MAX).map(containing);
}

/** Whether these filters ask about the run; without, things alone can be counted, many times quicker. */
export const askRun = ({ q, model, ratio, style, brand }: Filters): boolean =>
  Boolean(q || model || ratio || style || brand);
