import { setTimeout as sleep } from 'node:timers/promises';
import { ProviderError } from '@flint/engines/spec/provider-error';
import type { QueuedModel } from '@flint/engines/spec/queued-model';
import { exchange } from './exchange';
import { faultLevel } from './fault-level';
import type { RunPlan, StepDeps } from './plan';
import { recordRequest, recordUsage } from './provider-requests';
import { type StepResult, toFailure } from './step-result';
import { withStopSignal } from './stop-signal';
import { createUsageMeter } from './usage-meter';

const FIRST_POLL_MS = 150;
const SLOWEST_POLL_MS = 2_000;
const CANCEL_TIMEOUT_MS = 10_000;

export interface SentRequest {
  readonly requestId: string;
  /** Position of the request in its run. */
  readonly position: number;
}

/**
 * Polls a vendor's request until it is done and stores its result. A resumed step polls the same request and never pays
 * twice. When the run is stopped the request is cancelled at the vendor, and a late result is discarded.
 * @param keep stores the result; resolves with the reason when something is missing
 * @param notMade message where the vendor gives no reason
 */
export function collectOnce<Result>(
  deps: StepDeps,
  model: Pick<QueuedModel<never, Result>, 'servedBy' | 'poll' | 'result' | 'cancel'>,
  plan: RunPlan,
  { requestId, position }: SentRequest,
  keep: (result: Result, signal: AbortSignal) => Promise<unknown>,
  notMade: string,
): Promise<StepResult<null>> {
  return withStopSignal(deps, plan, async (signal) => {
    try {
      signal.throwIfAborted();
      const fetching = { provider: model.servedBy, position, signal, done: 'provider_delivered' } as const;
      const meter = createUsageMeter();
      const result = await exchange({ ...fetching, idOf: () => requestId }, async () => {
        await untilDone(deps, model, plan.id, requestId, signal);
        return model.result(requestId, signal, meter.tell);
      }).finally(() => recordUsage(deps.db, plan.id, position, meter.total()));
      const missed = await keep(result, signal);
      await recordRequest(deps.db, plan.id, position, { state: 'done' });
      return missed ? { ok: false, failure: toFailure(missed, signal, notMade) } : { ok: true, value: null };
    } catch (error) {
      if (signal.aborted) await model.cancel(requestId, AbortSignal.timeout(CANCEL_TIMEOUT_MS)).catch(() => undefined);
      const diagnostic = error instanceof ProviderError ? error.diagnostic : undefined;
      deps.log[faultLevel(error, signal)]({ err: error, diagnostic, runId: plan.id }, 'collecting failed');
      return { ok: false, failure: toFailure(error, signal, notMade) };
    }
  });
}

async function untilDone(
  deps: StepDeps,
  model: Pick<QueuedModel<never, unknown>, 'poll'>,
  runId: string,
  requestId: string,
  signal: AbortSignal,
): Promise<void> {
  for (let wait = FIRST_POLL_MS; ; wait = Math.min(SLOWEST_POLL_MS, wait * 1.5)) {
    const found = await model.poll(requestId, signal);
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
