import { startMusic } from '@flint/shared/api/music';
import { toStarted } from '@flint/shared/orders/started';
import type { Started } from '@flint/shared/state/start-paid';
import { type Order, toMusicOrder } from './order';

/**
 * Sends an order of a piece and answers its run.
 * @throws as `request`
 */
export async function startPiece(order: Order, idempotencyKey: string): Promise<Started> {
  return toStarted(await startMusic(toMusicOrder(order), { idempotencyKey }));
}
