import type { RunKind } from '@flint/shared/contracts/kinds';
import type { Recipes } from '@flint/shared/contracts/runs';
import { runStep } from '../../platform/runs/run-step';
import { notMade } from '../runs/run-words';
import { attempt } from './attempt';
import { collectOnce } from './collect-once';
import { keepUnit } from './keep-unit';
import type { Batch, Batches, QueuedBatches, UnitWork } from './kind';
import { type ContextDeps, withContext } from './make-context';
import type { RunPlan } from './plan';
import type { Failure, StepResult } from './step-result';
import { submitOnce } from './submit-once';

/** Recorded name of the steps that make a unit on this server, before its position. */
const MAKE = 'make';

interface Job<K extends RunKind> {
  readonly plan: RunPlan;
  readonly recipe: Recipes[K];
  /** Units ordered. */
  readonly asked: number;
  /** Recorded name of its steps, where it began under an earlier workflow. */
  readonly stepName?: string | undefined;
}

/**
 * Makes a run's units in durable steps. A missing unit does not stop the others.
 * @returns the failure of the last missing unit, if any
 */
export async function workInBatches<K extends RunKind>(
  deps: ContextDeps,
  job: Job<K>,
  { batches }: Batches<K>,
): Promise<StepResult<null>> {
  const failure = 'model' in batches ? await sendAll(deps, job, batches) : await makeAll(deps, job, batches);
  return failure ? { ok: false, failure } : { ok: true, value: null };
}

async function makeAll<K extends RunKind>(
  deps: ContextDeps,
  { plan, recipe, asked, stepName = MAKE }: Job<K>,
  work: UnitWork<K>,
): Promise<Failure | undefined> {
  let failure: Failure | undefined;
  for (let position = 0; position < asked; position++) {
    const step = () =>
      attempt(deps, plan, async (context) => {
        if (await deps.work.hasKept(plan.id, position)) return null;
        // Progress is unknown during the first unit: no duration has been measured yet.
        const progress = position === 0 ? null : Math.round((100 * position) / asked);
        await deps.work.say(plan.id, work.phase(recipe, position), progress);
        await keepUnit(deps, placeOf(plan, position), await work.make(recipe, position, context));
        return null;
      });
    const made = await runStep(`${stepName}-${position}`, step);
    if (!made.ok) failure = made.failure;
  }
  return failure;
}

/** All requests are sent first, then collected in turn. */
async function sendAll<K extends RunKind>(
  deps: ContextDeps,
  { plan, recipe }: Job<K>,
  work: QueuedBatches<K>,
): Promise<Failure | undefined> {
  const prepare = () => attempt(deps, plan, (context) => work.toOrder(recipe, context));
  const prepared = await runStep('prepare', prepare);
  if (!prepared.ok) return prepared.failure;
  const { kind } = await deps.work.read(plan.id);
  let failure: Failure | undefined;
  const sent: { batch: Batch<unknown>; requestId: string }[] = [];
  for (const batch of work.split(prepared.value)) {
    const { order, position } = batch;
    const step = () => submitOnce(deps, work.model, plan, order, position, notMade(kind));
    const submitted = await runStep(`submit-${position}`, step);
    if (submitted.ok) sent.push({ batch, requestId: submitted.value });
    else failure = submitted.failure;
  }
  for (const { batch, requestId } of sent) {
    const { position } = batch;
    const keep = (result: unknown, signal: AbortSignal) => keepBatch(deps, plan, work, batch, recipe, result, signal);
    const step = () => collectOnce(deps, work.model, plan, { requestId, position }, keep, notMade(kind));
    const collected = await runStep(`collect-${position}`, step);
    if (!collected.ok) failure = collected.failure;
  }
  return failure;
}

/** Copies every unit it can. @returns why a unit is missing, if one is */
async function keepBatch<K extends RunKind>(
  deps: ContextDeps,
  plan: RunPlan,
  work: QueuedBatches<K>,
  batch: Batch<unknown>,
  recipe: Recipes[K],
  result: unknown,
  signal: AbortSignal,
): Promise<unknown> {
  let missed: unknown;
  const units = work.units(result, batch, recipe).slice(0, batch.size);
  const run = await deps.work.read(plan.id);
  for (const [index, unit] of units.entries()) {
    await deps.work.say(plan.id, 'Keeping a copy', null);
    try {
      const place = placeOf(plan, batch.position + index);
      await withContext(deps, run, signal, async (context) => keepUnit(deps, place, await unit(context)));
    } catch (error) {
      signal.throwIfAborted();
      deps.log.warn({ err: error, runId: plan.id }, 'a unit could not be copied');
      missed = error;
    }
  }
  return missed;
}

const placeOf = ({ id: runId, userId }: RunPlan, position: number) => ({ runId, userId, position });
