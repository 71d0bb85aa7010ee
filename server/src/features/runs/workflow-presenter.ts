import type { WorkflowOutput, WorkflowStepResult } from '@flint/shared/contracts/recipes/workflow';
import { isEnded, type Run, type RunOf } from '@flint/shared/contracts/runs';
import type { Db } from '../../platform/db/database';
import { findRuns } from './runs-repository';
import { findSteps } from './steps-repository';
import type { RunRow } from './tables';

declare module '../../platform/composition/contributions' {
  interface Contributions {
    workflowSteps: ReadBegunSteps;
  }
}

/** A begun step of a workflow. */
export interface BegunStep {
  readonly run_id: string;
  readonly step_id: string;
  readonly status: 'running' | 'done' | 'failed' | 'skipped';
  /** The run that makes it, once that exists. */
  readonly made_by: string | null;
  /** Whole credits; null is what its run was charged. */
  readonly charged: number | null;
  readonly message: string | null;
}

/** Reads the begun steps of workflows that another feature carries out. */
export type ReadBegunSteps = (ids: readonly string[]) => Promise<readonly BegunStep[]>;

/**
 * Presents workflows with their steps, each step's run, and the files of those runs.
 * @param present presents the runs of steps
 * @param readers of steps that other features carry out
 */
export async function withSteps(
  db: Db,
  runs: readonly Run[],
  present: (steps: readonly RunRow[]) => Promise<readonly Run[]>,
  readers: readonly ReadBegunSteps[],
): Promise<Run[]> {
  const ids = runs.flatMap(({ kind, id }) => (kind === 'workflow' ? [id] : []));
  if (ids.length === 0) return [...runs];
  const read: ReadBegunSteps[] = [(wanted) => findSteps(db, wanted), ...readers];
  const steps = (await Promise.all(read.map((each) => each(ids)))).flat();
  const makers = await present(
    await findRuns(
      db,
      steps.flatMap(({ made_by }) => made_by ?? []),
    ),
  );
  return runs.map((run) => {
    if (run.kind !== 'workflow') return run;
    const own = steps.filter(({ run_id }) => run_id === run.id);
    return own.length === 0 ? run : withResults(run, own, makers);
  });
}

function withResults(run: Run & RunOf<'workflow'>, own: readonly BegunStep[], makers: readonly Run[]): Run {
  const results = run.recipe.steps.map(({ id, type }, at): WorkflowStepResult<Run> => {
    const step = own.find(({ step_id }) => step_id === id);
    const price = run.recipe.prices[at] ?? 0;
    if (!step) return { ...WAITING, id, type, price };
    const maker = makers.find((each) => each.id === step.made_by) ?? null;
    const status = step.status === 'running' && isEnded(run.status) ? 'failed' : step.status;
    const charged = step.charged ?? maker?.charged ?? 0;
    return { id, type, status, price, charged, message: step.message, run: maker };
  });
  const made = results.flatMap((step) => step.run ?? []);
  const output: WorkflowOutput<Run> = { steps: results };
  const files = { images: made.flatMap(({ images }) => images), media: made.flatMap(({ media }) => media) };
  return { ...run, ...progressOf(run, results), output, ...files };
}

const WAITING = { status: 'waiting', charged: 0, message: null, run: null } as const;

/** How far the steps under way are; nothing while none is, and for a run that stops. */
function progressOf({ status, phase }: Run, results: readonly WorkflowStepResult<Run>[]) {
  const running = results.filter((step) => step.status === 'running');
  if (status !== 'running' || phase === 'Stopping' || running.length === 0) return {};
  const ended = results.filter((step) => step.status === 'done' || step.status === 'skipped').length;
  const parts = running.reduce((sum, { run }) => sum + (run?.progress ?? 0) / 100, 0);
  return {
    phase: running.map(({ id, run }) => (run ? `${id}: ${run.phase}` : id)).join(', '),
    progress: Math.floor((100 * (ended + parts)) / results.length),
  };
}
