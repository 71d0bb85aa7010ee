import { DBOS } from '@dbos-inc/dbos-sdk';
import { SEED_MAX } from '@flint/shared/contracts/image-options';
import type { ImageRecipe } from '@flint/shared/contracts/recipes/image';
import type { RunPlan } from '../generation/plan';
import { type RunWorkflow, registerRunWorkflow } from '../generation/run-workflow';
import type { Failure } from '../generation/step-result';
import { submitOnce } from '../generation/submit-once';
import { finishRun } from '../runs/finish-run';
import { notMade } from '../runs/run-words';
import { type Batch, collectPictures } from './collect-step';
import { drawPicture } from './draw-step';
import { prepareOrder } from './prepare-order';
import type { WorkflowDeps } from './workflow-deps';

/** Carries its version: a changed order of steps is a new workflow, beside the old one's runs in flight. */
const WORKFLOW = 'image.v1';

/** Registers the picture workflow; call before the engine is launched. */
export function registerImageWorkflow(deps: WorkflowDeps): RunWorkflow {
  return registerRunWorkflow(WORKFLOW, (runId) => makePictures(deps, runId));
}

async function makePictures(deps: WorkflowDeps, runId: string): Promise<void> {
  const begun = await DBOS.runStep(() => begin(deps, runId), { name: 'begin' });
  if (!begun) return;
  const failure =
    deps.maker.servedBy === 'embedded'
      ? await draw(deps, begun.plan, begun.recipe)
      : await order(deps, begun.plan, begun.recipe);
  const reason = failure ? { code: failure.code, words: failure.words } : undefined;
  await DBOS.runStep(() => finishRun(deps.db, runId, reason), { name: 'finish' });
}

async function begin(deps: WorkflowDeps, runId: string): Promise<{ plan: RunPlan; recipe: ImageRecipe } | null> {
  const begun = await deps.work.begin(runId);
  if (begun?.row.kind !== 'image') return null;
  const { userId, startedAt, row } = begun;
  return { plan: { id: runId, userId, deadline: startedAt.getTime() + deps.mediaTimeoutMs }, recipe: row.recipe };
}

/** The built-in engine: a step a picture, so that a killed run loses one picture's work at most. */
async function draw(deps: WorkflowDeps, plan: RunPlan, recipe: ImageRecipe): Promise<Failure | undefined> {
  if (deps.maker.servedBy !== 'embedded') return undefined;
  const { illustrator } = deps.maker;
  let failure: Failure | undefined;
  for (let position = 0; position < recipe.count; position++) {
    const step = () => drawPicture(deps, illustrator, plan, recipe, position);
    const drawn = await DBOS.runStep(step, { name: `draw-${position}` });
    if (!drawn.ok) failure = drawn.failure;
  }
  return failure;
}

/** A vendor: all requests are sent first, then collected in turn. */
async function order(deps: WorkflowDeps, plan: RunPlan, recipe: ImageRecipe): Promise<Failure | undefined> {
  if (deps.maker.servedBy !== 'fal') return undefined;
  const { model, letterer, allowOrigins } = deps.maker;
  const prepared = await DBOS.runStep(() => prepareOrder(deps, plan, recipe), { name: 'prepare' });
  if (!prepared.ok) return prepared.failure;
  const whole = prepared.value;
  const perRequest = model.picturesPerRequest(whole);
  const batches: Batch[] = [];
  let failure: Failure | undefined;
  for (let position = 0; position < whole.count; position += perRequest) {
    const part = {
      ...whole,
      count: Math.min(perRequest, whole.count - position),
      seed: (whole.seed + position) % (SEED_MAX + 1),
    };
    const step = () => submitOnce(deps, model, plan, part, position, notMade('image'));
    const sent = await DBOS.runStep(step, { name: `submit-${position}` });
    if (sent.ok) batches.push({ requestId: sent.value, position, size: part.count, seed: part.seed });
    else failure = sent.failure;
  }
  for (const batch of batches) {
    const step = () => collectPictures(deps, model, { recipe, letterer, allowOrigins }, plan, batch);
    const collected = await DBOS.runStep(step, { name: `collect-${batch.position}` });
    if (!collected.ok) failure = collected.failure;
  }
  return failure;
}
