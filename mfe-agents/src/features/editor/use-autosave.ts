import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Draft } from './draft';

const WAIT_MS = 1_200;

interface Autosave {
  readonly note: (draft: Draft) => void;
  /** Forgets what waits to be saved: it is saved now. */
  readonly settle: () => void;
  readonly words: string;
}

/**
 * Saves an own template or agent some time after its last change, and when its page is left. A draft that the server
 * refuses stays on the page.
 * @param save null for one that is not created yet
 */
export function useAutosave(save: ((draft: Draft) => Promise<unknown>) | null, start: Draft): Autosave {
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
    if (save === null) return;
    const draft = last.current;
    try {
      await save(draft);
      if (last.current === draft) setWords('Saved');
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
    if (save === null) return;
    setWords('Saving');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void saveNow(), WAIT_MS);
  };

  return { note, settle, words };
}
