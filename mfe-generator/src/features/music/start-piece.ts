import { requestAsync } from '@flint/shared/api/request';
import { generateMusic, textToMusic } from '@flint/shared/contracts/music';
import { toStarted } from '@flint/shared/orders/started';
import type { Started } from '@flint/shared/state/start-paid';
import { type Order, toFullBody, toQuickBody } from './order';

/**
 * Sends an order of a piece by the call of its mode, and answers its run.
 * @throws as `request`
 */
export async function startPiece(order: Order, idempotencyKey: string): Promise<Started> {
  const begun =
    order.mode === 'quick'
      ? requestAsync(generateMusic, { body: toQuickBody(order) }, { idempotencyKey })
      : requestAsync(textToMusic, { body: toFullBody(order) }, { idempotencyKey });
  return toStarted(await begun);
}
