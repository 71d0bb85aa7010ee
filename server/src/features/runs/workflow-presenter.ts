import type { WorkflowOutput, WorkflowStepResult } from '@flint/shared/contracts/recipes/workflow';
import { isEnded, type Run } from '@flint/shared/contracts/runs';
import type { Db } from '../../platform/db/database';
import { findRuns } from './runs-repository';
import { findSteps } from './steps-repository';
import type { RunRow, RunRowOf } from './tables';

type WorkflowRow = RunRow & RunRowOf<'workflow'>;

/**
 * Presents workflows with their steps, each step's run, and the files of those runs.
 * @param present presents the runs of steps
 */
export async function withSteps(
  db: Db,
  runs: readonly Run[],
  rows: readonly RunRow[],
  present: (steps: readonly RunRow[]) => Promise<readonly Run[]>,
): Promise<Run[]> {
  const workflows = rows.filter((row): row is WorkflowRow => row.kind === 'workflow');
  if (workflows.length === 0) return [...runs];
  const steps = await findSteps(
    db,
    workflows.map(({ id }) => id),
  );
  const makers = await present(
    await findRuns(
      db,
      steps.flatMap(({ made_by }) => made_by ?? []),
    ),
  );
  return runs.map((run) => {
    if (run.kind !== 'workflow') return run;
    const own = steps.filter(({ run_id }) => run_id === run.id);
    if (own.length === 0) return run;
    const results = run.recipe.steps.map(({ id, type }, at): WorkflowStepResult<Run> => {
      const step = own.find(({ position }) => position === at);
      if (!step) return { ...WAITING, id, type, price: run.recipe.prices[at] ?? 0 };
      const { price, charged, message, made_by } = step;
      const status = step.status === 'running' && isEnded(run.status) ? 'failed' : step.status;
      return { id, type, status, price, charged, message, run: makers.find((maker) => maker.id === made_by) ?? null };
    });
    const made = results.flatMap((step) => step.run ?? []);
    const output: WorkflowOutput<Run> = { steps: results };
    return { ...run, output, images: made.flatMap(({ images }) => images), media: made.flatMap(({ media }) => media) };
  });
}

const WAITING = { status: 'waiting', charged: 0, message: null, run: null } as const;
