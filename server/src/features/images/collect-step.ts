import type { ProviderPicture, QueuedImageModel } from '@flint/engines/spec/image-model';
import type { ImageRecipe } from '@flint/shared/contracts/recipes/image';
import { safeFetch } from '../../platform/safe-fetch/safe-fetch';
import { collectOnce, type SentRequest } from '../generation/collect-once';
import type { RunPlan } from '../generation/plan';
import type { StepResult } from '../generation/step-result';
import { notMade } from '../runs/run-words';
import { finishPicture } from './finish-picture';
import type { Letterer } from './image-maker';
import { keepPicture } from './keep-picture';
import { placeLogo } from './place-logo';
import type { WorkflowDeps } from './workflow-deps';

const MAX_BYTES = 40_000_000;
const DOWNLOAD_MS = 60_000;

/** A request for some of a run's pictures; its position is the place of the first. */
export interface Batch extends SentRequest {
  /** Pictures asked of this request at most. */
  readonly size: number;
  readonly seed: number;
}

/** What happens to a picture between the vendor and our storage. */
export interface Finish {
  readonly recipe: ImageRecipe;
  readonly letterer: Letterer;
  /** Origins its pictures may be downloaded from. */
  readonly allowOrigins: readonly string[];
}

/** Waits for a request and copies its pictures into our storage. */
export function collectPictures(
  deps: WorkflowDeps,
  model: QueuedImageModel,
  finish: Finish,
  plan: RunPlan,
  batch: Batch,
): Promise<StepResult<null>> {
  const keep = (pictures: readonly ProviderPicture[], signal: AbortSignal) =>
    keepAll(deps, pictures.slice(0, batch.size), finish, plan, batch, signal);
  return collectOnce(deps, model, plan, batch, keep, notMade('image'));
}

/** Copies every picture it can; one that cannot be had does not cost the others. @returns why one is missing. */
async function keepAll(
  deps: WorkflowDeps,
  pictures: readonly ProviderPicture[],
  { recipe, letterer, allowOrigins }: Finish,
  plan: RunPlan,
  batch: Batch,
  signal: AbortSignal,
): Promise<unknown> {
  let missed: unknown;
  for (const [index, picture] of pictures.entries()) {
    await deps.work.say(plan.id, 'Keeping a copy', null);
    try {
      const limits = { allowOrigins, maxBytes: MAX_BYTES, timeoutMs: DOWNLOAD_MS, signal };
      const fetched = await safeFetch(picture.url, limits);
      const finished = await finishPicture(fetched.bytes, recipe, letterer, signal);
      const logo = recipe.brand?.logo;
      const bytes = logo ? await placeLogo(finished, logo, deps.storage) : finished;
      const position = batch.position + index;
      const seed = picture.seed ?? batch.seed;
      await keepPicture(deps, { runId: plan.id, userId: plan.userId, position, bytes, seed, recipe, servedBy: 'fal' });
    } catch (error) {
      signal.throwIfAborted();
      deps.log.warn({ err: error, runId: plan.id }, 'a picture could not be copied');
      missed = error;
    }
  }
  return missed;
}
