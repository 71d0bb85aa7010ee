import { startImages } from '@flint/shared/api/images';
import type { Started } from '@flint/shared/state/start-paid';
import { toStarted } from '../orders/started';
import { type Order, toImageOrder } from './order';

/**
 * Sends an order of pictures and answers its run.
 * @throws as `request`
 */
export async function startOrder(order: Order, idempotencyKey: string): Promise<Started> {
  return toStarted(await startImages(toImageOrder(order), { idempotencyKey }));
}
