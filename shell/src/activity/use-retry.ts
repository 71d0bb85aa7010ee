import { ApiError } from '@flint/shared/api/api-error';
import { retryRun } from '@flint/shared/state/retry-run';
import { useStore } from 'jotai';
import { useRef } from 'react';
import { useAct } from './use-act';

/** Starts an ended run again. A press that got no answer keeps its key: pressed again it is the same new run. */
export function useRetry(runId: string, price: number | undefined) {
  const store = useStore();
  const key = useRef<string | null>(null);
  return useAct(async () => {
    if (price === undefined) return;
    key.current ??= crypto.randomUUID();
    try {
      await retryRun(store, runId, price, key.current);
      key.current = null;
    } catch (error) {
      if (error instanceof ApiError && error.status !== undefined) key.current = null;
      throw error;
    }
  });
}
