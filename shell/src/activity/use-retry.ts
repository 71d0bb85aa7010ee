import { ApiError } from '@flint/shared/api/api-error';
import { retryRun } from '@flint/shared/state/retry-run';
import { useStore } from 'jotai';
import { useRef } from 'react';
import { useAct } from './use-act';

/**
 * Retries an ended run. Idempotent: a press without an answer keeps its key, so that pressing again gives the same new
 * run.
 */
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
