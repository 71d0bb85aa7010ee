import type { ChatOrder } from '@flint/engines/spec/chat-model';
import type { ChatReply } from '@flint/engines/spec/media-orders';
import type { QueuedModel } from '@flint/engines/spec/queued-model';
import { AppError } from '../../platform/http/app-error';
import { collectOnce } from '../generation/collect-once';
import type { RunPlan, StepDeps } from '../generation/plan';
import { submitOnce } from '../generation/submit-once';
import { notMade } from '../runs/run-words';

/** Sequence number of a run's second provider request. */
const AGAIN = 1;

/**
 * Sends a vendor the run's second order and waits for its result. A resumed run polls the one that was sent.
 * @throws AppError with the vendor's error
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
