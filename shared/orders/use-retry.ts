import { retryRun } from '@flint/shared/state/retry-run';
import { useStore } from 'jotai';
import type { Problem } from './problem';
import { usePaidPress } from './use-paid-press';

interface Retry {
  retry: () => Promise<void>;
  busy: boolean;
  problem: Problem | null;
}

/** Retries a failed or cancelled run. */
export function useRetry(runId: string, price: number | undefined): Retry {
  const store = useStore();
  const { press, busy, problem } = usePaidPress<string>((run, shown, key) => retryRun(store, run, shown, key));
  const retry = async () => {
    if (price !== undefined) await press(runId, price);
  };
  return { retry, busy, problem };
}
