import type { Db } from '../../platform/db/database';
import { whenDatabaseIsBack } from '../../platform/db/database-away';
import { announce } from '../../platform/runs/signals';
import { noteRunEvent } from '../../platform/telemetry/run-log';
import { findAssets } from './assets-repository';
import { refOf } from './run-ref';
import { findRun } from './runs-repository';
import type { RunRow } from './tables';
import { beginRun, isCancelled, setProgress } from './unfinished-repository';

/** A run whose work has begun. */
export interface BegunRun {
  readonly userId: string;
  readonly startedAt: Date;
  readonly row: RunRow;
}

/** Access to runs for the feature that does their work. Every call waits for a database that is away. */
export interface RunWork {
  /** Marks a run as begun; a resumed run keeps its first start. @returns null when it has ended */
  begin(id: string): Promise<BegunRun | null>;
  /** Publishes the phase of a run to its followers; `progress` in whole percent, null when unknown. */
  say(id: string, phase: string, progress: number | null): Promise<void>;
  /** @throws Error for an unknown id */
  read(id: string): Promise<RunRow>;
  isCancelled(id: string): Promise<boolean>;
  /** Whether the unit at this position is stored, perhaps by an earlier process. */
  hasKept(id: string, position: number): Promise<boolean>;
}

export function createRunWork(db: Db): RunWork {
  return {
    async begin(id) {
      const begun = await whenDatabaseIsBack(() => beginRun(db, id));
      if (!begun) return null;
      const { is_first: isFirst, ...run } = begun;
      const startedAt = run.started_at ?? new Date();
      const waitedMs = startedAt.getTime() - run.created_at.getTime();
      noteRunEvent(
        refOf(run),
        isFirst ? { event: 'started', kind: run.kind, waitedMs } : { event: 'resumed', after: null },
      );
      return { userId: run.user_id, startedAt, row: run as RunRow };
    },
    async say(id, phase, progress) {
      await whenDatabaseIsBack(async () => {
        const run = await setProgress(db, id, phase, progress);
        if (run) await announce(db, run);
      });
    },
    async read(id) {
      const run = await whenDatabaseIsBack(() => findRun(db, id));
      if (!run) throw new Error(`No run ${id}`);
      return run;
    },
    isCancelled: (id) => whenDatabaseIsBack(() => isCancelled(db, id)),
    hasKept: (id, position) =>
      whenDatabaseIsBack(async () => (await findAssets(db, [id])).some((asset) => asset.position === position)),
  };
}
