import { startVideo } from '@flint/shared/api/videos';
import type { Started } from '@flint/shared/state/start-paid';
import { toStarted } from '../orders/started';
import { type Filmed, type Order, toVideoOrder } from './order';

/**
 * Sends an order of a film and answers its run.
 * @throws as `request`
 */
export async function startFilm(
  { order, filmed }: { order: Order; filmed: Filmed },
  idempotencyKey: string,
): Promise<Started> {
  return toStarted(await startVideo(toVideoOrder(order, filmed), { idempotencyKey }));
}
