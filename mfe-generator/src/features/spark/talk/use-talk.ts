import { useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';
import { closeTalk, openTalk, readTalk } from './open-talk';
import { type Talk, talkAtom, writingAtom } from './talk-atom';

/** The conversation of a URL: read when it is opened, and again when the page becomes visible. */
export function useTalk(id: string | null): Talk {
  const store = useStore();
  const talk = useAtomValue(talkAtom);
  useEffect(() => openTalk(store, id), [store, id]);
  useEffect(() => () => closeTalk(store), [store]);
  useEffect(() => {
    // Another tab or device may have continued it.
    const look = () => {
      if (document.visibilityState === 'visible' && !store.get(writingAtom)) void readTalk(store);
    };
    document.addEventListener('visibilitychange', look);
    window.addEventListener('online', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('online', look);
    };
  }, [store]);
  return talk;
}
