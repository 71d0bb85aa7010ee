import { retryRun } from '@flint/shared/state/run-acts';
import { useStore } from 'jotai';
import { useRef, useState } from 'react';
import { type Problem, problemOf } from './problem';

interface Retry {
  retry: () => Promise<void>;
  busy: boolean;
  problem: Problem | null;
}

/** Starts a failed or cancelled run again, once however often it is pressed meanwhile. */
export function useRetry(runId: string, price: number | undefined): Retry {
  const store = useStore();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const underWay = useRef(false);
  const key = useRef<string | null>(null);

  const retry = async () => {
    if (underWay.current || price === undefined) return;
    underWay.current = true;
    setBusy(true);
    setProblem(null);
    key.current ??= crypto.randomUUID();
    try {
      await retryRun(store, runId, price, key.current);
      key.current = null;
    } catch (error) {
      const found = problemOf(error, price);
      if (found.kind !== 'unreachable') key.current = null;
      setProblem(found);
    }
    underWay.current = false;
    setBusy(false);
  };

  return { retry, busy, problem };
}
