import { request } from '@flint/shared/api/request';
import { getRun } from '@flint/shared/contracts/runs';
import { useStore } from 'jotai';
import { useCallback, useRef } from 'react';
import { putRun } from './runs-atom';

/** Addresses of pictures lapse: the returned function asks for new ones, once for as long as the run is shown. */
export function useFreshAddresses(runId: string): () => void {
  const store = useStore();
  const asked = useRef(false);
  return useCallback(() => {
    if (asked.current) return;
    asked.current = true;
    request(getRun, { params: { id: runId } }).then(
      ({ run }) => putRun(store, run),
      () => undefined,
    );
  }, [store, runId]);
}
