import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Draft } from './draft';

/** Where a draft is kept. */
export interface Keeper {
  readonly save: (draft: Draft) => Promise<unknown>;
  /** How long it waits after the last change, in milliseconds. */
  readonly waitMs: number;
  /** What the page says when it is kept. */
  readonly words: string;
}

/** Keeps an own template or agent on the server. */
export const onServer = (save: Keeper['save']): Keeper => ({ save, waitMs: 1_200, words: 'Saved' });

interface Autosave {
  readonly note: (draft: Draft) => void;
  /** Forgets what waits to be saved: it is saved now. */
  readonly settle: () => void;
  readonly words: string;
}

/**
 * Saves a template or an agent some time after its last change, and when its page is left. A draft that the server
 * refuses stays on the page.
 */
export function useAutosave({ save, waitMs, words: kept }: Keeper, start: Draft): Autosave {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const last = useRef(start);
  const [words, setWords] = useState('');

  const settle = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setWords('');
  };
  const saveNow = async () => {
    timer.current = undefined;
    const draft = last.current;
    try {
      await save(draft);
      if (last.current === draft) setWords(kept);
    } catch {
      setWords('Not saved yet');
    }
  };
  const leave = useEffectEvent(() => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    void saveNow();
  });
  useEffect(() => () => leave(), []);

  const note = (draft: Draft) => {
    last.current = draft;
    setWords('Saving');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void saveNow(), waitMs);
  };

  return { note, settle, words };
}
