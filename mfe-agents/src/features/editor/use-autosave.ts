import { request } from '@flint/shared/api/request';
import { updateTemplate } from '@flint/shared/contracts/templates';
import { useRef, useState } from 'react';
import { type Draft, toBody } from './draft';

const WAIT_MS = 1_200;

/** Saves an own template some time after its last change. A draft that the server refuses stays on the page. */
export function useAutosave(id: string | null, start: Draft): { note: (draft: Draft) => void; words: string } {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const last = useRef(start);
  const [words, setWords] = useState('');

  const save = async () => {
    if (id === null) return;
    const draft = last.current;
    try {
      await request(updateTemplate, { params: { id }, body: toBody(draft) });
      if (last.current === draft) setWords('Saved');
    } catch {
      setWords('Not saved yet');
    }
  };

  const note = (draft: Draft) => {
    last.current = draft;
    if (id === null) return;
    setWords('Saving');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(), WAIT_MS);
  };

  return { note, words };
}
