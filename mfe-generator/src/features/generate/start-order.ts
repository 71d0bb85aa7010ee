import { startImages } from '@flint/shared/api/images';
import { request } from '@flint/shared/api/request';
import { getRun } from '@flint/shared/contracts/runs';
import type { Started } from '@flint/shared/state/start-paid';
import { type Order, toImageOrder } from './order';

/**
 * Sends an order and answers its run, whether the server is still working on it or had already finished it.
 * @throws as `request`
 */
export async function startOrder(order: Order, idempotencyKey: string): Promise<Started> {
  const { accepted, finished } = await startImages(toImageOrder(order), { idempotencyKey });
  if (accepted) return accepted;
  const { run } = await request(getRun, { params: { id: finished.runId } });
  return { run, balance: finished.balance };
}
