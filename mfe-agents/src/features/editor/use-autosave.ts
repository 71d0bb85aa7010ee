import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Draft } from './draft';
import { nameFault } from './name-fault';

/** Where a draft is kept. */
export interface Keeper {
  readonly save: (draft: Draft) => Promise<unknown>;
  /** How long it waits after the last change, in milliseconds. */
  readonly waitMs: number;
  /** What the page says when it is kept. */
  readonly words: string;
  /** Whether it takes a name; absent: it takes any. */
  readonly takesName?: (name: string) => boolean;
}

/** Keeps an own template or agent on the server, which refuses one without a name. @param thing such as `template` */
export const onServer = (thing: string, save: Keeper['save']): Keeper => ({
  ...{ save, waitMs: 1_200, words: 'Saved' },
  takesName: (name) => nameFault(thing, name) === undefined,
});

interface Autosave {
  readonly note: (draft: Draft) => void;
  /** Forgets what waits to be saved: it is saved now. */
  readonly settle: () => void;
  readonly words: string;
}

/**
 * Saves a template or an agent some time after its last change, and when its page is left. While its name is none that
 * is taken, the rest is saved under the last name that was. A draft that the server refuses stays on the page.
 */
export function useAutosave(keeper: Keeper, start: Draft): Autosave {
  const { save, waitMs, words: kept, takesName = () => true } = keeper;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const last = useRef(start);
  const lastName = useRef(start.name);
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
      await save({ ...draft, name: lastName.current });
      if (last.current === draft) setWords(takesName(draft.name) ? kept : `${kept}, but not the name`);
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
    if (takesName(draft.name)) lastName.current = draft.name;
    setWords('Saving');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void saveNow(), waitMs);
  };

  return { note, settle, words };
}
