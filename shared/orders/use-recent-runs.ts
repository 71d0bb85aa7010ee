import { loadRuns, type RunsState, resetRuns, runsAtom } from '@flint/shared/state/runs';
import { useAtomValue, useStore } from 'jotai';
import { useCallback, useEffect } from 'react';
import { useViewer } from './use-viewer';

interface RecentRuns extends RunsState {
  /** `unknown` until the session is known. */
  viewer: 'unknown' | 'guest' | 'user';
  reload: () => void;
}

/** The viewer's latest runs, read when the page opens and whenever the viewer changes. */
export function useRecentRuns(): RecentRuns {
  const store = useStore();
  const state = useAtomValue(runsAtom);
  const { viewer, userId } = useViewer();
  const reload = useCallback(() => {
    if (userId !== undefined) void loadRuns(store, userId);
    else if (viewer === 'guest') resetRuns(store);
  }, [store, userId, viewer]);
  useEffect(reload, [reload]);
  return { ...state, viewer, reload };
}
