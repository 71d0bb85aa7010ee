import { followRun } from '@flint/shared/api/follow-run';
import { toMessage } from '@flint/shared/api/message';
import { useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { putRun } from './runs-atom';

/** Follows a run while it is shown. Answers why it was lost sight of, and the way to look again. */
export function useFollow(runId: string): { lost: string | null; again: () => void } {
  const store = useStore();
  const [lost, setLost] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const leaving = new AbortController();
    const follow = async () => {
      try {
        if (attempt > 0) setLost(null);
        await followRun(runId, (run) => putRun(store, run), leaving.signal);
      } catch (error) {
        if (!leaving.signal.aborted) setLost(toMessage(error));
      }
    };
    void follow();
    return () => leaving.abort();
  }, [store, runId, attempt]);

  return { lost, again: () => setAttempt(attempt + 1) };
}
