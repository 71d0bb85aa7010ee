import type { RunSignals } from '../../platform/runs/signals';
import type { RunWork } from '../runs/run-work';

/** Why work on a run was stopped from outside. */
export type StopReason = 'cancelled' | 'timeout';

class Stopped extends Error {
  override name = 'Stopped';
  constructor(readonly reason: StopReason) {
    super(reason);
  }
}

/** The reason behind an aborted signal of {@link withStopSignal}, or undefined. */
export function stopReasonOf(signal: AbortSignal): StopReason | undefined {
  return signal.aborted && signal.reason instanceof Stopped ? signal.reason.reason : undefined;
}

/** Does `work` with a signal that aborts when the run's owner cancels, in any process, or at the time limit. */
export async function withStopSignal<T>(
  deps: { work: RunWork; signals: RunSignals },
  run: { id: string; deadline: number },
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const stop = (reason: StopReason) => controller.abort(new Stopped(reason));
  const look = async () => {
    if (await deps.work.isCancelled(run.id)) stop('cancelled');
  };
  const unsubscribe = deps.signals.onState(run.id, () => void look().catch(() => undefined));
  const timer = setTimeout(() => stop('timeout'), Math.max(0, run.deadline - Date.now()));
  try {
    await look();
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
    unsubscribe();
  }
}
