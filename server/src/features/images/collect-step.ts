import { setTimeout as sleep } from 'node:timers/promises';
import type { ImageRecipe } from '@flint/shared/contracts/recipes/image';
import { safeFetch } from '../../platform/safe-fetch/safe-fetch';
import type { ProviderPicture, QueuedImageModel } from '../../providers/spec/image-model';
import { ProviderError } from '../../providers/spec/provider-error';
import { finishPicture } from './finish-picture';
import type { Letterer } from './image-maker';
import { keepPicture } from './keep-picture';
import { recordRequest } from './provider-requests';
import { type StepResult, toFailure } from './step-result';
import { withStopSignal } from './stop-signal';
import type { RunPlan, WorkflowDeps } from './workflow-deps';

const FIRST_POLL_MS = 150;
const SLOWEST_POLL_MS = 2_000;
const CANCEL_TIMEOUT_MS = 10_000;
const MAX_BYTES = 40_000_000;
const DOWNLOAD_MS = 60_000;

export interface Batch {
  readonly requestId: string;
  /** Place of its first picture in the run. */
  readonly position: number;
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

async function untilDone(
  deps: WorkflowDeps,
  model: QueuedImageModel,
  runId: string,
  batch: Batch,
  signal: AbortSignal,
) {
  for (let wait = FIRST_POLL_MS; ; wait = Math.min(SLOWEST_POLL_MS, wait * 1.5)) {
    const found = await model.poll(batch.requestId, signal);
    if (found.state === 'done') return;
    const ahead = found.state === 'queued' ? found.ahead : null;
    const phase =
      found.state === 'running'
        ? 'Making'
        : ahead
          ? `Waiting at the provider, ${ahead} ahead`
          : 'Waiting at the provider';
    await deps.work.say(runId, phase, null);
    await sleep(wait, undefined, { signal });
  }
}

/**
 * Waits for a request, copies its pictures into our storage. A resumed step asks again instead of paying again.
 * When the run is stopped the vendor is told, and what it may still make is nobody's.
 */
export function collectPictures(
  deps: WorkflowDeps,
  model: QueuedImageModel,
  finish: Finish,
  plan: RunPlan,
  batch: Batch,
): Promise<StepResult<null>> {
  return withStopSignal(deps, plan, async (signal) => {
    try {
      signal.throwIfAborted();
      await untilDone(deps, model, plan.id, batch, signal);
      const pictures = await model.result(batch.requestId, signal);
      const missed = await keepAll(deps, pictures.slice(0, batch.size), finish, plan, batch, signal);
      await recordRequest(deps.db, plan.id, batch.position, { state: 'done' });
      return missed ? { ok: false, failure: toFailure(missed, signal) } : { ok: true, value: null };
    } catch (error) {
      if (signal.aborted)
        await model.cancel(batch.requestId, AbortSignal.timeout(CANCEL_TIMEOUT_MS)).catch(() => undefined);
      const diagnostic = error instanceof ProviderError ? error.diagnostic : undefined;
      deps.log.warn({ err: error, diagnostic, runId: plan.id }, 'collecting failed');
      return { ok: false, failure: toFailure(error, signal) };
    }
  });
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
      const bytes = await finishPicture(fetched.bytes, recipe, letterer, signal);
      const position = batch.position + index;
      const seed = picture.seed ?? batch.seed;
      await keepPicture(deps, { runId: plan.id, userId: plan.userId, position, bytes, seed });
    } catch (error) {
      signal.throwIfAborted();
      deps.log.warn({ err: error, runId: plan.id }, 'a picture could not be copied');
      missed = error;
    }
  }
  return missed;
}
