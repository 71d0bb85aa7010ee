import { eachMost, type Graph, type Step } from '@flint/shared/tools/steps/graph';
import { dependentSteps, neededSteps } from '@flint/shared/tools/steps/needs';
import type { JobStepRow, StepJobRow } from './tables';

/** Whether a leaf run still has a file. */
export type HasFile = (runId: string) => boolean;

/** Whether a row made a file that its owner has deleted since. */
function isGone({ run_id, output }: JobStepRow, hasFile: HasFile): boolean {
  const file = output?.image ?? output?.video ?? output?.audio;
  return file !== undefined && run_id !== null && !hasFile(run_id);
}

/** The names of the steps that made a file which was deleted since; of a loop, one of its items did. */
function goneSteps(rows: readonly JobStepRow[], hasFile: HasFile): ReadonlySet<string> {
  return new Set(rows.filter((row) => row.state === 'done' && isGone(row, hasFile)).map(({ step_id }) => step_id));
}

/** The rows that a retry takes over: what is finished, but for steps and items of loops whose file was deleted. */
export function rowsToTake(rows: readonly JobStepRow[], hasFile: HasFile): JobStepRow[] {
  const gone = goneSteps(rows, hasFile);
  return rows.filter((row) => {
    if (row.state === 'skipped') return true;
    // A loop whose item is made again is gone through again, with its other items.
    return row.state === 'done' && !isGone(row, hasFile) && !(row.item < 0 && gone.has(row.step_id));
  });
}

/**
 * The rows that stay when some steps are made again: a step whose file was deleted is made again too where one of them
 * needs it.
 * @param again names of the steps that are made again
 */
export function rowsToKeep(
  { steps }: Pick<Graph, 'steps'>,
  rows: readonly JobStepRow[],
  { again, hasFile }: { readonly again: ReadonlySet<string>; readonly hasFile: HasFile },
): JobStepRow[] {
  const gone = goneSteps(rows, hasFile);
  const made = new Set(again);
  // A step needs earlier ones only, so that one pass from the end finds all.
  for (const step of steps.toReversed())
    if (made.has(step.id)) for (const name of neededSteps(step)) if (gone.has(name)) made.add(name);
  const isFinished = ({ state }: JobStepRow) => state === 'done' || state === 'skipped';
  return rows.filter(
    (row) =>
      isFinished(row) &&
      !again.has(row.step_id) &&
      (!made.has(row.step_id) || (row.item >= 0 && !isGone(row, hasFile))),
  );
}

/** The rows that stay when a step gives something else: neither its own, nor those of the steps that depend on it. */
export function rowsBeside(graph: Graph, rows: readonly JobStepRow[], step: string, hasFile: HasFile): JobStepRow[] {
  const kept = rowsToKeep(graph, rows, { again: new Set(dependentSteps(graph, step)), hasFile });
  return kept.filter(({ step_id, item }) => step_id !== step || item >= 0);
}

type Prices = StepJobRow['prices'];

/** The most that a step costs, in whole credits: of a loop, with every item. */
const priceOfStep = (step: Step, prices: Prices) =>
  (prices[step.id] ?? 0) * (step.kind === 'each' ? eachMost(step) : 1);

/** What finished rows of an earlier run save of a graph's price, in whole credits. */
export function priceOfTaken({ steps }: Pick<Graph, 'steps'>, prices: Prices, taken: readonly JobStepRow[]): number {
  return steps.reduce((sum, step) => {
    const rows = taken.filter(({ step_id }) => step_id === step.id);
    if (rows.some(({ item }) => item < 0)) return sum + priceOfStep(step, prices);
    // Of a loop that is gone through again, the items that are there.
    return sum + rows.filter(({ run_id }) => run_id !== null).length * (prices[step.id] ?? 0);
  }, 0);
}

/** The most that a graph costs without what is taken over, in whole credits. */
function priceOfRest({ graph, prices }: StepJobRow, taken: readonly JobStepRow[]): number {
  const whole = graph.steps.reduce((sum, step) => sum + priceOfStep(step, prices), 0);
  return Math.max(0, whole - priceOfTaken(graph, prices, taken));
}

/** The most that a retry costs, in whole credits: every step without what is taken over. */
export const priceOfRetry = (job: StepJobRow, rows: readonly JobStepRow[], hasFile: HasFile): number =>
  priceOfRest(job, rowsToTake(rows, hasFile));

/** The most that a change of what a step gave costs, in whole credits: what follows from it is made again. */
export function priceOfEdit(job: StepJobRow, rows: readonly JobStepRow[], step: string, hasFile: HasFile): number {
  const itself = rows.filter(({ step_id, item }) => step_id === step && item < 0);
  return priceOfRest(job, [...rowsBeside(job.graph, rows, step, hasFile), ...itself]);
}
