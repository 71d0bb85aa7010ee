import type { RunSignals } from '../../platform/runs/signals';
import { wakeUps } from '../../platform/runs/wake-ups';
import { inScope } from '../../platform/telemetry/scope';
import { refOf } from '../runs/run-ref';
import { readRun } from '../runs/run-rows';
import { type AdvanceDeps, advance } from './advance';
import { findOpenJobs } from './steps-repository';

/** Poll interval beside notifications, in ms: a notification can be lost while its connection is replaced. */
const LOOK_ANYWAY_MS = 2_000;
/** Poll interval for each run that is followed, in ms, where that is longer: at most 20 polls a second in a process. */
const LOOK_SPACING_MS = 50;

export interface Conductor {
  /** Moves a run of steps on whenever one of its leaves ends, until it waits for its owner or has ended. */
  follow(id: string): void;
  /** Takes up the open runs of processes that have died. */
  takeUp(): Promise<void>;
}

/** @param stopping ends the following, not the runs */
export function createConductor(
  deps: AdvanceDeps & { readonly signals: Pick<RunSignals, 'on'>; readonly stopping: AbortSignal },
): Conductor {
  const { db, signals, log, stopping } = deps;
  const followed = new Set<string>();

  async function watch(id: string): Promise<void> {
    const subscribe = (wake: () => void) => signals.on(id, wake);
    const patience = () => Math.max(LOOK_ANYWAY_MS, followed.size * LOOK_SPACING_MS);
    const run = await readRun(db, id);
    if (!run) return;
    // In the run's own scope: limits of a request that began or answered it hold for that request.
    await inScope({ ...refOf(run), kind: run.kind }, async () => {
      for await (const _ of wakeUps(subscribe, patience, stopping)) if ((await advance(deps, id)) !== 'going') return;
    });
  }

  function follow(id: string): void {
    if (followed.has(id)) return;
    followed.add(id);
    watch(id)
      .catch(
        (err: unknown) => void (stopping.aborted || log.error({ err, runId: id }, 'a run of steps is not moved on')),
      )
      .finally(() => followed.delete(id));
  }

  return {
    follow,
    async takeUp() {
      for (const id of await findOpenJobs(db)) follow(id);
    },
  };
}
