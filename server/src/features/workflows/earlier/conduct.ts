import type { WorkflowRecipe, WorkflowStep } from '@flint/shared/contracts/recipes/workflow';
import type { Run } from '@flint/shared/contracts/runs';
import { INPUT, needsOf, PREVIOUS, type Reference } from '@flint/shared/contracts/workflow/references';
import { outputOf } from '@flint/shared/contracts/workflow/step-output';
import { AppError } from '../../../platform/http/app-error';
import type { MakeContext } from '../../generation/kind';
import { type CarriedOut, type CarryOutDeps, carryOut } from './carry-out';

type Conducted = Pick<MakeContext, 'runId' | 'userId' | 'signal' | 'say'>;

/** Progress of a workflow. */
interface Board {
  readonly recipe: WorkflowRecipe;
  readonly ended: Map<string, CarriedOut>;
  readonly underWay: Map<string, Run | null>;
}

/**
 * Executes a workflow as a dependency graph: each step starts as soon as its dependencies are done, several in
 * parallel. After a failure nothing new starts, and steps under way finish. Progress is in rows, so another process can
 * resume it.
 * @throws AppError with the message of the step that failed; the signal's reason
 */
export async function conduct(deps: CarryOutDeps, recipe: WorkflowRecipe, context: Conducted): Promise<null> {
  const board: Board = { recipe, ended: await endedBefore(deps, recipe, context), underWay: new Map() };
  const turns = new Map<string, Promise<void>>();
  try {
    for (;;) {
      const next = context.signal.aborted || failureOf(board) ? [] : readySteps(board);
      for (const step of next)
        turns.set(
          step.id,
          take(deps, board, step, context).finally(() => turns.delete(step.id)),
        );
      if (turns.size === 0) break;
      await Promise.race(turns.values());
    }
  } finally {
    await Promise.allSettled(turns.values());
  }
  context.signal.throwIfAborted();
  const failure = failureOf(board);
  if (failure) throw new AppError('provider_failed', failure);
  return null;
}

const failureOf = ({ ended }: Board) =>
  [...ended.values()].find(({ status }) => status === 'failed')?.message ?? undefined;

function readySteps({ recipe, ended, underWay }: Board): WorkflowStep[] {
  const { steps } = recipe;
  return steps.filter((step, at) => {
    if (ended.has(step.id) || underWay.has(step.id)) return false;
    return [...needsOf(step, steps[at - 1]?.id)].every((id) => ended.has(id));
  });
}

/** Runs or skips a step, and records how it ended. */
async function take(deps: CarryOutDeps, board: Board, step: WorkflowStep, context: Conducted): Promise<void> {
  const { recipe, ended, underWay } = board;
  const position = recipe.steps.indexOf(step);
  const price = recipe.prices[position] ?? 0;
  const row = { run_id: context.runId, position, step_id: step.id, type: step.type };
  underWay.set(step.id, null);
  let end: CarriedOut;
  if (isSkipped(board, step)) {
    await deps.steps.begin({ ...row, status: 'running', price, made_by: null });
    end = { status: 'skipped', charged: 0, message: null, run: null };
  } else {
    const onProgress = (run: Run) => {
      underWay.set(step.id, run);
      tell(board, context);
    };
    const workflow = { id: context.runId, userId: context.userId };
    const give = (found: Reference) => valueIn(board, recipe.steps[position - 1]?.id, found);
    end = await carryOut(deps, { workflow, step, position, price, give, signal: context.signal, onProgress });
  }
  const { status, charged, message } = end;
  await deps.steps.end(context.runId, position, { status, charged, message });
  ended.set(step.id, end);
  underWay.delete(step.id);
  tell(board, context);
}

/** Skips a step whose condition is false, or whose dependency was skipped. */
function isSkipped({ recipe, ended }: Board, step: WorkflowStep): boolean {
  const needs = [...needsOf(step, recipe.steps[recipe.steps.indexOf(step) - 1]?.id)];
  if (needs.some((id) => ended.get(id)?.status === 'skipped')) return true;
  if (!step.when) return false;
  const run = ended.get(step.when.step)?.run;
  const said = (run && outputOf(run)) ?? '';
  return !said.toLowerCase().includes(step.when.contains.toLowerCase());
}

/** @throws AppError when a step's output was deleted since */
function valueIn({ recipe, ended }: Board, before: string | undefined, { from, output }: Reference): string {
  if (from === INPUT) return String(recipe.input[output] ?? '');
  const id = from === PREVIOUS ? (before ?? '') : from;
  const run = ended.get(id)?.run;
  const value = run && outputOf(run);
  if (!value) throw new AppError('invalid_input', `What “${id}” made is not there any more.`);
  return value;
}

/** Steps done by earlier processes, and by the run that this one resumes. */
async function endedBefore(
  { runs, steps }: CarryOutDeps,
  recipe: WorkflowRecipe,
  { runId, userId }: Conducted,
): Promise<Map<string, CarriedOut>> {
  for (const [position, { id, type }] of recipe.steps.entries()) {
    const made_by = recipe.resumes?.done[id];
    if (made_by === undefined) continue;
    await steps.begin({ run_id: runId, position, step_id: id, type, status: 'running', price: 0, made_by });
    await steps.end(runId, position, { status: 'done', charged: 0, message: null });
  }
  const ended = new Map<string, CarriedOut>();
  for (const { step_id, status, charged, message, made_by } of await steps.read(runId)) {
    if (status === 'running') continue;
    const run = made_by === null ? null : await runs.present(await runs.own(userId, made_by));
    ended.set(step_id, { status, charged, message, run });
  }
  return ended;
}

/** Reports the steps under way as progress. */
function tell({ recipe, ended, underWay }: Board, { say }: Conducted): void {
  const at = recipe.steps.length;
  const parts = [...underWay.values()].reduce((sum, run) => sum + (run?.progress ?? 0) / 100, 0);
  const running = [...underWay].map(([id, run]) => (run ? `${id}: ${run.phase}` : id));
  say(running.join(', ') || 'Finishing', Math.floor((100 * (ended.size + parts)) / at));
}
