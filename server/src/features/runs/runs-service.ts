import { isEnded, LATEST_RUNS, type Run, type RunsEvent } from '@flint/shared/contracts/runs';
import type { Db } from '../../platform/db/database';
import { isUuid } from '../../platform/db/is-uuid';
import { notFound } from '../../platform/http/app-error';
import { announcingReader, type RunSignals } from '../../platform/runs/signals';
import { wakeUps } from '../../platform/runs/wake-ups';
import type { Storage } from '../../platform/storage/storage';
import { createCredits } from '../credits/credits-service';
import { findAssets } from './assets-repository';
import type { ReadStepWords } from './keep-words';
import { toRun } from './presenter';
import { countAhead } from './queue-repository';
import { findActivity, findRun, findRuns, findRunsOf, type WhichRuns } from './runs-repository';
import { stopRun } from './stop-run';
import type { RunRow } from './tables';
import { type ReadBegunSteps, withSteps } from './workflow-presenter';

/** Poll interval beside notifications, in ms: a notification can be lost while its connection is replaced. */
const LOOK_ANYWAY_MS = 2_000;
/** Poll interval while the user has no unfinished run, in ms. */
const LOOK_IDLE_MS = 30_000;

export interface Runs {
  present(row: RunRow): Promise<Run>;
  /** The user's own runs among the ids, in no particular order, without their places in queues. */
  presentOwn(userId: string, ids: readonly string[]): Promise<Run[]>;
  list(userId: string, which: WhichRuns): Promise<Run[]>;
  /** @throws AppError `not_found` for an unknown, malformed or foreign id. */
  own(userId: string, id: string): Promise<RunRow>;
  cancel(userId: string, id: string): Promise<Run>;
  /** Resolves with the run when it has ended. */
  untilEnded(id: string): Promise<Run>;
  /**
   * The run now and after each change, until it ends or `signal` aborts.
   * @param reading true for a reader of a streamed text: the text is then stored often enough to look like a stream
   */
  follow(id: string, signal: AbortSignal, reading?: boolean): AsyncGenerator<Run>;
  /** First a user's latest and all unfinished runs and the balance, then their changes, until `signal` aborts. */
  followAll(userId: string, signal: AbortSignal): AsyncGenerator<RunsEvent>;
}

interface RunsDeps {
  readonly db: Db;
  readonly storage: Storage;
  readonly signals: RunSignals;
  /** Readers of the steps of workflows that other features carry out. */
  readonly workflowSteps?: () => readonly ReadBegunSteps[];
  /** Readers of the words of runs of steps. */
  readonly stepWords?: () => readonly ReadStepWords[];
}

/** Reads, follows and stops runs; they are started by the feature of their kind. */
export function createRuns({ db, storage, signals, workflowSteps = () => [], stepWords = () => [] }: RunsDeps): Runs {
  const { balance } = createCredits({ db });

  async function present(row: RunRow): Promise<Run> {
    const [run] = await presentAll([row]);
    if (!run) throw new Error(`No run ${row.id}`);
    return run;
  }

  /** Presents runs; only with `places` does it count what is before the queued ones. */
  async function presentAll(rows: readonly RunRow[], places = true): Promise<Run[]> {
    const presentEach = async (some: readonly RunRow[]): Promise<Run[]> => {
      const assets = await findAssets(
        db,
        some.map((row) => row.id),
      );
      const ahead = places ? await countAhead(db, some) : undefined;
      return some.map((row) => toRun(row, assets, ahead?.get(row.id) ?? null, storage));
    };
    return withSteps(db, await presentEach(rows), presentEach, workflowSteps());
  }

  async function* follow(id: string, signal: AbortSignal, reading = false): AsyncGenerator<Run> {
    const sayReading = announcingReader(db, id);
    let last = '';
    for await (const _ of wakeUps(
      (wake) => signals.on(id, wake),
      () => LOOK_ANYWAY_MS,
      signal,
    )) {
      const row = await findRun(db, id);
      if (!row) return;
      const run = await present(row);
      const text = JSON.stringify(run);
      if (text !== last) yield run;
      last = text;
      if (isEnded(run.status)) return;
      if (reading && run.kind === 'chat') await sayReading();
    }
  }

  async function* followAll(userId: string, signal: AbortSignal): AsyncGenerator<RunsEvent> {
    let told: Map<string, string> | undefined;
    let toldBalance = '';
    let unfinished: string[] = [];
    const patience = () => (unfinished.length > 0 ? LOOK_ANYWAY_MS : LOOK_IDLE_MS);
    for await (const _ of wakeUps((wake) => signals.onUser(userId, wake), patience, signal)) {
      const runs = await presentAll(await findActivity(db, userId, LATEST_RUNS, unfinished));
      unfinished = runs.filter((run) => !isEnded(run.status)).map((run) => run.id);
      const before = told;
      told = new Map(runs.map((run) => [run.id, JSON.stringify(run)]));
      const changed = runs.filter((run) => before?.get(run.id) !== told?.get(run.id));
      const credits = await balance(userId);
      const hasNewBalance = toldBalance !== JSON.stringify(credits);
      toldBalance = JSON.stringify(credits);
      if (!before || changed.length > 0 || hasNewBalance) yield { runs: changed, ...(hasNewBalance && { credits }) };
    }
  }

  async function own(userId: string, id: string): Promise<RunRow> {
    const row = isUuid(id) ? await findRun(db, id) : undefined;
    if (row?.user_id !== userId) throw notFound('run');
    return row;
  }

  return {
    present,
    follow,
    followAll,
    own,
    async presentOwn(userId, ids) {
      const own = (await findRuns(db, ids)).filter(({ user_id: owner }) => owner === userId);
      return presentAll(own, false);
    },
    async list(userId, which) {
      return presentAll(await findRunsOf(db, userId, which));
    },
    async cancel(userId, id) {
      await own(userId, id);
      await stopRun(db, id, stepWords()[0]);
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
