import { loadRuns, type RunsState, resetRuns, runsAtom } from '@flint/shared/state/runs';
import { sessionAtom } from '@flint/shared/state/session';
import { useAtomValue, useStore } from 'jotai';
import { useCallback, useEffect } from 'react';

interface RecentRuns extends RunsState {
  /** `unknown` while it is not known who is looking. */
  viewer: 'unknown' | 'nobody' | 'user';
  reload: () => void;
}

/** The viewer's latest runs, read when the page opens and whenever the viewer changes. */
export function useRecentRuns(): RecentRuns {
  const store = useStore();
  const { user, status } = useAtomValue(sessionAtom);
  const state = useAtomValue(runsAtom);
  const userId = user?.id;
  const settled = status !== 'idle' && status !== 'loading';
  const reload = useCallback(() => {
    if (userId !== undefined) void loadRuns(store, userId);
    else if (settled) resetRuns(store);
  }, [store, userId, settled]);
  useEffect(reload, [reload]);
  return { ...state, viewer: user ? 'user' : settled ? 'nobody' : 'unknown', reload };
}
