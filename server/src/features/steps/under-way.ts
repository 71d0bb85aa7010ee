import { WAITING_PHASE } from '@flint/shared/contracts/runs';
import type { Db } from '../../platform/db/database';
import { type Tx, transact } from '../../platform/db/transaction';
import { AppError } from '../../platform/http/app-error';
import { changeRun, lockRun } from '../runs/run-rows';
import type { Runs } from '../runs/runs-service';
import { assertBelowMax, assertWithinShown } from '../runs/start-run';
import type { RunRow } from '../runs/tables';
import type { Beginner } from './begin-run';
import { sumCommitted, sumLeft } from './budget';
import type { Conductor } from './conductor';
import { idsOfLeaves, type Leaves, readLeaves } from './leaves';
import { dropDailyCap, findJobSteps, saveSteps, setBudget } from './steps-repository';
import type { OwnRuns } from './stored-runs';

/** What its owner answers to a step. */
export interface StepAnswer {
  readonly step: string;
  readonly text: string;
  /** The list it was chosen from, where that has changed since it was asked. */
  readonly from?: readonly string[] | undefined;
  /** The most that what is left may cost in whole credits, as its user saw it. */
  readonly most?: number | undefined;
}

/**
 * What the owner of a run does with it while it is under way. To let it go on is an order of what is left, with the limits
 * of a request: `above_max`.
 */
export interface UnderWay {
  cancel(userId: string, id: string): Promise<void>;
  /**
   * Answers a step that waits for its owner.
   * @throws AppError `conflict` when it does not, and where what is left would cost more than its user saw
   */
  answer(userId: string, id: string, answer: StepAnswer): Promise<void>;
  /**
   * Sets the cap of a run under way; one that waits for it goes on.
   * @throws AppError `conflict` for an ended run, `invalid_input` below what it has cost, `insufficient_credits`
   */
  raise(userId: string, id: string, budget: number): Promise<void>;
  /** Lets a run go on past the cap of its agent's day. @throws AppError `conflict` for an ended run */
  passDay(userId: string, id: string): Promise<void>;
}

interface UnderWayDeps {
  readonly db: Db;
  readonly leaves: Pick<Leaves, 'present'>;
  readonly conductor: Pick<Conductor, 'follow'>;
  readonly all: Pick<Runs, 'cancel'>;
  readonly runs: Pick<OwnRuns, 'own'>;
  readonly beginner: Pick<Beginner, 'afford'>;
}

/** Said until the next move, so that the sweep makes it where this process dies before. */
const GOING_ON = 'Going on';

/** Says of a locked run that it waits for its owner no longer. */
async function sayGoingOn(tx: Tx, { id, phase }: RunRow): Promise<void> {
  if (phase === WAITING_PHASE) await changeRun(tx, id, { phase: GOING_ON });
}

export function createUnderWay({ db, leaves, conductor, all, runs, beginner }: UnderWayDeps): UnderWay {
  /** Changes a run while it is locked. @throws AppError `conflict` for an ended one */
  async function change(id: string, to: (tx: Tx) => Promise<void>): Promise<void> {
    await transact(db, async (tx) => {
      const run = await lockRun(tx, id);
      if (!run) throw new AppError('conflict', 'It has ended.');
      await to(tx);
      await sayGoingOn(tx, run);
    });
    conductor.follow(id);
  }

  return {
    async cancel(userId, id) {
      await runs.own(userId, id);
      await all.cancel(userId, id);
    },
    async answer(userId, id, { step, text, from, most }) {
      const { job } = await runs.own(userId, id);
      await transact(db, async (tx) => {
        const run = await lockRun(tx, id);
        const rows = run ? await findJobSteps(tx, [id]) : [];
        const row = rows.find(({ step_id, item, state }) => step_id === step && item < 0 && state === 'asking');
        if (!run || !row) throw new AppError('conflict', 'This step waits for no answer.');
        const offered = row.input?.from;
        if (Array.isArray(offered) && text.trim() === '')
          throw new AppError('invalid_input', 'Choose one.', { field: 'text' });
        const left = sumLeft(job, rows);
        assertWithinShown(left, most);
        assertBelowMax(left);
        const input = from ? { ...row.input, from } : row.input;
        await saveSteps(tx, [{ ...row, input, state: 'done', output: { text }, finished_at: new Date() }]);
        await sayGoingOn(tx, run);
      });
      conductor.follow(id);
    },
    async raise(userId, id, budget) {
      const { job } = await runs.own(userId, id);
      const rows = await findJobSteps(db, [id]);
      const { charges } = readLeaves(job, rows, await leaves.present(userId, idsOfLeaves(rows)), {});
      const { spent, held } = sumCommitted(job, rows, charges);
      if (budget < spent + held)
        throw new AppError('invalid_input', `It has cost ${spent + held} already.`, { field: 'budget' });
      const needed = Math.min(sumLeft(job, rows), budget - spent - held);
      assertBelowMax(needed);
      await beginner.afford(userId, needed);
      await change(id, (tx) => setBudget(tx, id, budget));
    },
    async passDay(userId, id) {
      const { job } = await runs.own(userId, id);
      await change(id, async (tx) => {
        assertBelowMax(sumLeft(job, await findJobSteps(tx, [id])));
        await dropDailyCap(tx, id);
      });
    },
  };
}
