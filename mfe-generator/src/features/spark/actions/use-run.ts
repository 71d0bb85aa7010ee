import { request } from '@flint/shared/api/request';
import { getRun, type Run } from '@flint/shared/contracts/runs';
import { putRuns, runsAtom } from '@flint/shared/state/runs';
import { useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';

/** A run as it is now: one that is under way is followed with all others, an older one is asked for once. */
export function useRun(id: string | null): Run | undefined {
  const store = useStore();
  const { runs } = useAtomValue(runsAtom);
  const run = runs?.find((each) => each.id === id);
  const isUnknown = runs !== null && run === undefined;
  useEffect(() => {
    if (id === null || !isUnknown) return;
    request(getRun, { params: { id } }).then(
      (answer) => putRuns(store, [answer.run]),
      () => undefined,
    );
  }, [store, id, isUnknown]);
  return run;
}
