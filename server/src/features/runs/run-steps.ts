import type { Selectable } from 'kysely';
import type { Db } from '../../platform/db/database';
import { transact } from '../../platform/db/transaction';
import { recordDelivery } from './record-delivery';
import { findSteps, insertStep, updateStep } from './steps-repository';
import type { RunStepTable } from './tables';
import { lockUnfinished } from './unfinished-repository';

export type RunStepRow = Selectable<RunStepTable>;
type NewStep = Pick<RunStepRow, 'run_id' | 'position' | 'step_id' | 'type' | 'status' | 'price' | 'made_by'>;

/** Outcome of a step. */
export type StepEnd = Pick<RunStepRow, 'charged' | 'message'> & { readonly status: 'done' | 'failed' | 'skipped' };

/** The begun steps of workflows of an earlier release: a resumed one reads what an earlier process recorded. */
export interface RunSteps {
  read(runId: string): Promise<RunStepRow[]>;
  /** Records a step before it is ordered. Idempotent. */
  begin(step: NewStep): Promise<void>;
  /** Records how a step ended, with what its workflow has accrued by then; does nothing once the workflow has ended. */
  end(runId: string, position: number, end: StepEnd): Promise<void>;
}

export function createRunSteps(db: Db): RunSteps {
  return {
    read: (runId) => findSteps(db, [runId]),
    begin: (step) => insertStep(db, step),
    end: (runId, position, end) =>
      transact(db, async (tx) => {
        // Locks before it reads: steps end concurrently, and each adds to what the others have accrued.
        if (!(await lockUnfinished(tx, runId))) return;
        const before = await findSteps(tx, [runId]);
        const ended = before.map((step) => (step.position === position ? { ...step, ...end } : step));
        const units = ended.filter(({ status }) => status === 'done' || status === 'skipped').length;
        const accrued = ended.reduce((sum, { charged }) => sum + charged, 0);
        await recordDelivery(tx, runId, { units, accrued, output: null }, true);
        await updateStep(tx, runId, position, { ...end, finished_at: new Date() });
      }),
  };
}
