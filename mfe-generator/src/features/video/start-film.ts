import { requestAsync } from '@flint/shared/api/request';
import type { ServedBy } from '@flint/shared/contracts/providers';
import type { Storyboard } from '@flint/shared/contracts/storyboard';
import { generateVideo } from '@flint/shared/contracts/videos';
import { toStarted } from '@flint/shared/orders/started';
import type { Started } from '@flint/shared/state/start-paid';
import { type Order, toApproved, toVideoBody } from './order';

interface FilmToStart {
  order: Order;
  filmedBy: ServedBy;
  /** The approved storyboard. */
  approved?: Storyboard;
}

/**
 * Sends an order of a film and answers its run.
 * @throws as `request`
 */
export async function startFilm({ order, filmedBy, approved }: FilmToStart, idempotencyKey: string): Promise<Started> {
  const wish = toVideoBody(order, filmedBy);
  const body = approved ? toApproved(wish, approved) : wish;
  return toStarted(await requestAsync(generateVideo, { body }, { idempotencyKey }));
}
