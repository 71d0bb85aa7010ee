import type { JobBudget, JobDay } from '@flint/shared/contracts/step-jobs';
import { eachMost } from '@flint/shared/tools/steps/graph';
import type { JobStepRow, StepJobRow } from './tables';

/** Charges of ended leaves by their ids, in whole credits; absent for one that is under way. */
export type Charges = ReadonlyMap<string, number>;

/**
 * What the rows of a run have cost or may still cost, in whole credits: charges of ended leaves, prices of those under
 * way. Charges are read before the run is locked: a leaf that another process has taken over since counts as its price.
 * Steps of an earlier run count nothing.
 */
export function sumCommitted({ prices }: Pick<StepJobRow, 'prices'>, rows: readonly JobStepRow[], charges: Charges) {
  let spent = 0;
  let held = 0;
  for (const row of rows) {
    if (row.run_id === null || row.reused) continue;
    const charge = charges.get(row.run_id);
    if (charge !== undefined) spent += charge;
    else if (row.state === 'ordered' || row.state === 'done') held += prices[row.step_id] ?? 0;
  }
  return { spent, held };
}

/** Where a run stands against its cap; null without one. */
export function readBudget(job: StepJobRow, rows: readonly JobStepRow[], charges: Charges): JobBudget | null {
  if (job.budget === null) return null;
  const { spent, held } = sumCommitted(job, rows, charges);
  const priceOf = (row: JobStepRow) => job.prices[row.step_id] ?? 0;
  const left = sumLeft(job, rows);
  const paused = rows.find(({ state }) => state === 'paused');
  const short = (needed: number) => Math.max(0, spent + held + needed - (job.budget ?? 0));
  return { cap: job.budget, spent, held, next: paused ? short(priceOf(paused)) : 0, rest: short(left) };
}

/**
 * What a run waits for that stopped at the cap of its agent's day; null for any other.
 * @param budget as `readBudget`
 */
export function readDay(job: StepJobRow, rows: readonly JobStepRow[], budget: JobBudget | null): JobDay | null {
  if (job.daily_cap === null || (budget && budget.next > 0) || !rows.some(({ state }) => state === 'paused'))
    return null;
  return { cap: job.daily_cap, rest: sumLeft(job, rows) };
}

/** The most that what has not begun may cost, in whole credits. */
export function sumLeft(job: StepJobRow, rows: readonly JobStepRow[]): number {
  return rows.reduce((sum, row) => sum + leftOf(job, row, rows), 0);
}

/** The most that a row which has not begun may cost; of a loop that has not begun, with every item. */
function leftOf(job: StepJobRow, row: JobStepRow, rows: readonly JobStepRow[]): number {
  if (row.state !== 'pending' && row.state !== 'paused') return 0;
  const step = job.graph.steps.find(({ id }) => id === row.step_id);
  const price = job.prices[row.step_id] ?? 0;
  if (!step || row.item >= 0 || step.kind !== 'each') return price;
  const made = rows.filter(({ step_id, item, state }) => step_id === row.step_id && item >= 0 && state === 'done');
  return price * Math.max(0, eachMost(step) - made.length);
}
