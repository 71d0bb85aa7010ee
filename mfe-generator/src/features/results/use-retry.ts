import { request } from '@flint/shared/api/request';
import { retryRun } from '@flint/shared/contracts/runs';
import { useStore } from 'jotai';
import { useRef, useState } from 'react';
import { type Problem, problemOf } from './problem';
import { startPaid } from './start-paid';

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
  const key = useRef<string | null>(null);

  const retry = async () => {
    if (busy || price === undefined) return;
    setBusy(true);
    setProblem(null);
    key.current ??= crypto.randomUUID();
    const options = { idempotencyKey: key.current };
    try {
      await startPaid(store, price, () => request(retryRun, { params: { id: runId } }, options));
      key.current = null;
    } catch (error) {
      const found = problemOf(error, price);
      if (found.kind !== 'unreachable') key.current = null;
      setProblem(found);
    }
    setBusy(false);
  };

  return { retry, busy, problem };
}
