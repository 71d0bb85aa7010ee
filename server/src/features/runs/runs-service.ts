import { isEnded, type Run } from '@flint/shared/contracts/runs';
import type { Db } from '../../platform/db/database';
import { notFound } from '../../platform/http/app-error';
import { announce, type RunSignals } from '../../platform/runs/signals';
import type { Storage } from '../../platform/storage/storage';
import { finishRun } from './finish-run';
import { toRun } from './presenter';
import { countAhead, findAssets, findRun, findRunsOf, requestCancel } from './runs-repository';
import type { RunRow } from './tables';

/** A signal can be lost while its connection is replaced: look anyway, this often. */
const LOOK_ANYWAY_MS = 2_000;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export interface Runs {
  present(row: RunRow): Promise<Run>;
  list(userId: string, limit: number, before?: Date): Promise<Run[]>;
  /** @throws AppError `not_found` for an unknown, malformed or foreign id. */
  own(userId: string, id: string): Promise<RunRow>;
  cancel(userId: string, id: string): Promise<Run>;
  /** Answers the run when it has ended. */
  untilEnded(id: string): Promise<Run>;
  /** The run now and after each change, until it ends or `signal` aborts. */
  follow(id: string, signal: AbortSignal): AsyncGenerator<Run>;
}

/** Reading, following and stopping runs; starting one belongs to the feature that makes something. */
export function createRuns(deps: { db: Db; storage: Storage; signals: RunSignals }): Runs {
  const { db, storage, signals } = deps;

  async function present(row: RunRow): Promise<Run> {
    const ahead = row.status === 'queued' ? await countAhead(db, row) : null;
    return toRun(row, await findAssets(db, [row.id]), ahead, storage);
  }

  async function* follow(id: string, signal: AbortSignal): AsyncGenerator<Run> {
    let wake = () => {};
    let changed = false;
    const unsubscribe = signals.on(id, () => {
      changed = true;
      wake();
    });
    let last = '';
    try {
      while (!signal.aborted) {
        changed = false;
        const row = await findRun(db, id);
        if (!row) return;
        const run = await present(row);
        const text = JSON.stringify(run);
        if (text !== last) yield run;
        last = text;
        if (isEnded(run.status)) return;
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, LOOK_ANYWAY_MS);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
          signal.addEventListener('abort', wake, { once: true });
          if (changed || signal.aborted) wake();
        });
        signal.removeEventListener('abort', wake);
      }
    } finally {
      unsubscribe();
    }
  }

  async function own(userId: string, id: string): Promise<RunRow> {
    const row = UUID.test(id) ? await findRun(db, id) : undefined;
    if (row?.user_id !== userId) throw notFound('run');
    return row;
  }

  return {
    present,
    follow,
    own,
    async list(userId, limit, before) {
      const rows = await findRunsOf(db, userId, limit, before);
      const assets = await findAssets(
        db,
        rows.map((row) => row.id),
      );
      return Promise.all(
        rows.map(async (row) =>
          toRun(row, assets, row.status === 'queued' ? await countAhead(db, row) : null, storage),
        ),
      );
    },
    async cancel(userId, id) {
      await own(userId, id);
      const asked = await requestCancel(db, id);
      // What has not begun has nothing to stop; what has is stopped by whoever works on it.
      if (asked?.status === 'queued') await finishRun(db, id);
      else if (asked) await announce(db, id);
      return present(await own(userId, id));
    },
    async untilEnded(id) {
      let last: Run | undefined;
      for await (const run of follow(id, new AbortController().signal)) last = run;
      if (!last) throw notFound('run');
      return last;
    },
  };
}
