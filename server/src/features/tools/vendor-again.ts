import type { ChatOrder } from '@flint/engines/spec/chat-model';
import type { ChatReply } from '@flint/engines/spec/media-orders';
import type { QueuedModel } from '@flint/engines/spec/queued-model';
import { AppError } from '../../platform/http/app-error';
import { collectOnce } from '../generation/collect-once';
import type { RunPlan, StepDeps } from '../generation/plan';
import { submitOnce } from '../generation/submit-once';
import { notMade } from '../runs/run-words';

/** The place of the second request of a run; the first has the one before. */
const AGAIN = 1;

/**
 * Sends a vendor the second order of a run, and waits for what comes of it. A resumed run asks after the one that was
 * sent.
 * @throws AppError with what the vendor failed with
 */
export async function askQueue(
  deps: StepDeps,
  model: QueuedModel<ChatOrder, ChatReply>,
  plan: RunPlan,
  order: ChatOrder,
): Promise<ChatReply> {
  const words = notMade('tool');
  const sent = await submitOnce(deps, model, plan, order, AGAIN, words);
  if (!sent.ok) throw new AppError(sent.failure.code, sent.failure.words);
  let reply: ChatReply | undefined;
  const keep = async (result: ChatReply) => {
    reply = result;
  };
  const kept = await collectOnce(deps, model, plan, { requestId: sent.value, position: AGAIN }, keep, words);
  if (!kept.ok) throw new AppError(kept.failure.code, kept.failure.words);
  if (!reply) throw new AppError('provider_failed', words);
  return reply;
}
