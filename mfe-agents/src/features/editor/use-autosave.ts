import { request } from '@flint/shared/api/request';
import { updateTemplate } from '@flint/shared/contracts/templates';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Draft, toBody } from './draft';

const WAIT_MS = 1_200;

interface Autosave {
  readonly note: (draft: Draft) => void;
  /** Forgets what waits to be saved: it is saved now. */
  readonly settle: () => void;
  readonly words: string;
}

/**
 * Saves an own template some time after its last change, and when its page is left. A draft that the server refuses stays
 * on the page.
 */
export function useAutosave(id: string | null, start: Draft): Autosave {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const last = useRef(start);
  const [words, setWords] = useState('');

  const settle = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setWords('');
  };
  const save = async () => {
    timer.current = undefined;
    if (id === null) return;
    const draft = last.current;
    try {
      await request(updateTemplate, { params: { id }, body: toBody(draft) });
      if (last.current === draft) setWords('Saved');
    } catch {
      setWords('Not saved yet');
    }
  };
  const leave = useEffectEvent(() => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    void save();
  });
  useEffect(() => () => leave(), []);

  const note = (draft: Draft) => {
    last.current = draft;
    if (id === null) return;
    setWords('Saving');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(), WAIT_MS);
  };

  return { note, settle, words };
}
