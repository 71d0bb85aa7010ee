import { FAULT_WORDS, ProviderError } from '@flint/engines/spec/provider-error';
import type { QueuedModel } from '@flint/engines/spec/queued-model';
import { whenDatabaseIsBack } from '../../platform/db/database-away';
import { exchange } from './exchange';
import { faultLevel } from './fault-level';
import type { RunPlan, StepDeps } from './plan';
import { claimRequest, recordRequest } from './provider-requests';
import { type StepResult, toFailure } from './step-result';
import { withStopSignal } from './stop-signal';

const LOST = { ok: false, failure: { code: 'provider_failed', words: FAULT_WORDS.lost_response } } as const;

/**
 * Sends one paid request at most once ever. A process killed between sending and the response leaves a claim
 * without an id: whether the vendor took it is unknown, so it counts as lost and is not sent again.
 * @param position unique in the run; a large order is several requests
 * @param notMade message where the vendor gives no reason
 */
export function submitOnce<Order>(
  deps: StepDeps,
  model: Pick<QueuedModel<Order, unknown>, 'servedBy' | 'submit'>,
  plan: RunPlan,
  order: Order,
  position: number,
  notMade: string,
): Promise<StepResult<string>> {
  return withStopSignal(deps, plan, async (signal) => {
    try {
      signal.throwIfAborted();
      const claim = await claimRequest(deps.db, plan.id, position, model.servedBy);
      if (claim !== 'fresh') return claim.requestId ? { ok: true, value: claim.requestId } : LOST;
      const sending = { provider: model.servedBy, position, signal, done: 'provider_accepted' } as const;
      const { requestId, model: asked } = await exchange({ ...sending, idOf: (sent) => sent.requestId }, () =>
        model.submit(order, signal),
      );
      const accepted = { state: 'accepted', request_id: requestId, model: asked ?? null } as const;
      // Paid: lost with this step, it would never be collected.
      await whenDatabaseIsBack(() => recordRequest(deps.db, plan.id, position, accepted));
      return { ok: true, value: requestId };
    } catch (error) {
      const diagnostic = error instanceof ProviderError ? error.diagnostic : undefined;
      deps.log[faultLevel(error, signal)]({ err: error, diagnostic, runId: plan.id }, 'submitting failed');
      const failure = toFailure(error, signal, notMade);
      await recordRequest(deps.db, plan.id, position, { state: 'lost' });
      return { ok: false, failure };
    }
  });
}
