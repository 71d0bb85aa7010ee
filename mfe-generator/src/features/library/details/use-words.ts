import { emit } from '@flint/shared/api/bus';
import { KINDS, type KindRow } from '@flint/shared/contracts/kinds';
import type { LibraryText } from '@flint/shared/contracts/library';
import { getHref } from '@flint/shared/contracts/routes';
import { runHref } from '@flint/shared/contracts/run-href';
import { useStore } from 'jotai';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { fillOf } from '../../arrival/fills';

interface Use {
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
}

/** Pages whose forms take the words of an item. */
export const WORD_USES: readonly (Use & { readonly label: string })[] = [
  { label: 'In a message to Spark', path: getHref('viewspark') },
  { label: 'In the chat of the playground', path: getHref('playground') },
  { label: 'Read them aloud', path: getHref('playground'), query: { view: 'speech' } },
  { label: 'As the prompt of a picture', path: getHref('generator') },
  { label: 'As the prompt of a video', path: getHref('falGenerator'), query: { kind: 'video' } },
];

/** Fills words into a page's form and opens it; the form's own undo brings back what it held. */
export function useWords(): (words: string, to: Use) => void {
  const store = useStore();
  const navigate = useNavigate();
  return useCallback(
    (words, { path, query = {} }) => {
      const search = new URLSearchParams(query);
      fillOf(path, search)(store, words);
      void navigate({ pathname: path, search: search.toString() });
      emit('toast', { text: 'The words are in the form.' });
    },
    [store, navigate],
  );
}

/** The page where an item's words were made, with what they were made from. */
export function sourceHref({ madeAs, words, recipe, runId, title }: LibraryText): string {
  if (words.tool !== null) {
    const [platform, tool] = words.tool.split('/');
    return getHref('platformTool', { platform, tool, run: runId });
  }
  if (madeAs === 'steps') return runHref({ kind: madeAs, id: runId, recipe });
  if (madeAs === 'chat') return getHref('playground', { prompt: title });
  const { page, view }: KindRow = KINDS[madeAs];
  return getHref(page, { view });
}
