import { startMusic } from '@flint/shared/api/music';
import type { Started } from '@flint/shared/state/start-paid';
import { toStarted } from '../orders/started';
import { type Order, toMusicOrder } from './order';

/**
 * Sends an order of a piece and answers its run.
 * @throws as `request`
 */
export async function startPiece(order: Order, idempotencyKey: string): Promise<Started> {
  return toStarted(await startMusic(toMusicOrder(order), { idempotencyKey }));
}
