import { startImages } from '@flint/shared/orders/images';
import { toStarted } from '@flint/shared/orders/started';
import type { Started } from '@flint/shared/state/start-paid';
import { type Order, toImageBody } from './order';

/**
 * Sends an order of pictures and answers its run.
 * @throws as `request`
 */
export async function startOrder(order: Order, idempotencyKey: string): Promise<Started> {
  return toStarted(await startImages(toImageBody(order), { idempotencyKey }));
}
