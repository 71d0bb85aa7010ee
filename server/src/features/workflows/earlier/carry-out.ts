import type { WorkflowStep } from '@flint/shared/contracts/recipes/workflow';
import { isEnded, type Run } from '@flint/shared/contracts/runs';
import type { Reference } from '@flint/shared/contracts/workflow/references';
import { fillInput } from '@flint/shared/contracts/workflow/references';
import { STEP_TYPES } from '@flint/shared/contracts/workflow/step-types';
import type { FastifyBaseLogger } from 'fastify';
import { partId } from '../../../platform/db/part-id';
import { AppError } from '../../../platform/http/app-error';
import type { PlaceStep } from '../../generation/step-orders';
import type { RunSteps, StepEnd } from '../../runs/run-steps';
import type { Runs } from '../../runs/runs-service';

export interface CarryOutDeps {
  readonly runs: Pick<Runs, 'own' | 'present' | 'follow' | 'cancel'>;
  readonly steps: RunSteps;
  readonly place: PlaceStep;
  readonly log: FastifyBaseLogger;
}

/** A step that is due. */
export interface Turn {
  readonly workflow: { readonly id: string; readonly userId: string };
  readonly step: WorkflowStep;
  /** Its position in the workflow. */
  readonly position: number;
  /** Credits held for it. */
  readonly price: number;
  /** Resolves a reference to an earlier step's output or the workflow's input. */
  give(reference: Reference): string;
  /** Aborts when the workflow is to stop. */
  readonly signal: AbortSignal;
  onProgress(run: Run): void;
}

/** How a step ended, and its run if one was started. */
export interface CarriedOut extends StepEnd {
  readonly run: Run | null;
}

const NOT_BEGUN = 'The step could not be begun.';
const NOT_MADE = 'The step could not be made.';

/**
 * Runs a step as a run of its own and waits for its end. Idempotent: after a crash it finds the run it had started. A
 * failure is returned, not thrown.
 */
export async function carryOut(deps: CarryOutDeps, turn: Turn): Promise<CarriedOut> {
  const { workflow, step, position, price } = turn;
  const id = partId(workflow.id, step.id);
  try {
    const begun = (await findOwn(deps, workflow.userId, id)) ?? (await place(deps, turn, id));
    const row = { run_id: workflow.id, position, step_id: step.id, type: step.type, price };
    await deps.steps.begin({ ...row, status: 'running', made_by: begun });
  } catch (error) {
    deps.log.warn({ err: error, runId: workflow.id, step: step.id }, 'a step was not begun');
    const message = error instanceof AppError ? error.message : NOT_BEGUN;
    const row = { run_id: workflow.id, position, step_id: step.id, type: step.type, price };
    await deps.steps.begin({ ...row, status: 'running', made_by: null });
    return { status: 'failed', charged: 0, message, run: null };
  }
  const run = await untilEnded(deps, turn, id);
  const done = run.status === 'completed';
  return {
    status: done ? 'done' : 'failed',
    charged: run.charged ?? 0,
    message: done ? run.message : (run.message ?? NOT_MADE),
    run,
  };
}

async function findOwn({ runs }: CarryOutDeps, userId: string, id: string): Promise<string | undefined> {
  const found = await runs.own(userId, id).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') return undefined;
    throw error;
  });
  return found?.id;
}

/** @throws AppError when the kind's own call would refuse it */
async function place({ place: order }: CarryOutDeps, turn: Turn, id: string): Promise<string> {
  const { workflow, step, price, give } = turn;
  turn.signal.throwIfAborted();
  const { data, error } = STEP_TYPES[step.type].body.safeParse(fillInput(step, give));
  if (error) throw new AppError('invalid_input', error.issues[0]?.message ?? NOT_BEGUN);
  const part = { of: workflow.id, held: price };
  return (await order({ userId: workflow.userId, type: step.type, body: data, id, part })).id;
}

/**
 * Waits for a step's run. When the workflow stops the run is cancelled; what it delivered by then is kept and charged.
 */
async function untilEnded({ runs }: CarryOutDeps, { workflow, signal, onProgress }: Turn, id: string): Promise<Run> {
  const stop = () => void runs.cancel(workflow.userId, id).catch(() => undefined);
  signal.addEventListener('abort', stop, { once: true });
  if (signal.aborted) stop();
  try {
    for await (const run of runs.follow(id, NEVER)) {
      if (isEnded(run.status)) return run;
      onProgress(run);
    }
    throw new Error(`The run ${id} is gone`);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

const NEVER = new AbortController().signal;
