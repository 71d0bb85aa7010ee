import pLimit from 'p-limit';
import type { RunSignals } from '../../platform/runs/signals';
import { wakeUps } from '../../platform/runs/wake-ups';
import { inScope } from '../../platform/telemetry/scope';
import { refOf } from '../runs/run-ref';
import { readRun } from '../runs/run-rows';
import { type AdvanceDeps, advance } from './advance';
import { lookAgainBefore } from './day-cap';
import { findJobsToMove } from './steps-repository';

/** Poll interval beside notifications, in ms: a notification can be lost while its connection is replaced. */
const LOOK_ANYWAY_MS = 2_000;
/** Poll interval for each run that is followed, in ms, where that is longer: at most 20 polls a second in a process. */
const LOOK_SPACING_MS = 50;
/** Runs that a process moves at a time: few of its connections, however many runs are under way. */
const MOVES_AT_A_TIME = 6;

export interface Conductor {
  /** Moves a run of steps on whenever one of its leaves ends, until it waits for its owner or has ended. */
  follow(id: string): void;
  /** Takes up the runs of processes that have died, and from time to time those that wait for another day. */
  takeUp(): Promise<void>;
}

/** @param stopping ends the following, not the runs */
export function createConductor(
  deps: Omit<AdvanceDeps, 'inTurn'> & { readonly signals: Pick<RunSignals, 'on'>; readonly stopping: AbortSignal },
): Conductor {
  const { db, signals, log, stopping } = deps;
  const followed = new Set<string>();
  const moving: AdvanceDeps = { ...deps, inTurn: pLimit(MOVES_AT_A_TIME) };

  async function watch(id: string): Promise<void> {
    const subscribe = (wake: () => void) => signals.on(id, wake);
    const patience = () => Math.max(LOOK_ANYWAY_MS, followed.size * LOOK_SPACING_MS);
    const run = await moving.inTurn(() => readRun(db, id));
    if (!run) return;
    // In the run's own scope: limits of a request that began or answered it hold for that request.
    await inScope({ ...refOf(run), kind: run.kind }, async () => {
      for await (const _ of wakeUps(subscribe, patience, stopping)) if ((await advance(moving, id)) !== 'going') return;
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
      for (const id of await findJobsToMove(db, lookAgainBefore(new Date()))) follow(id);
    },
  };
}
