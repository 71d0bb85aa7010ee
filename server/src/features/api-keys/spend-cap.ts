import type { Tx } from '../../platform/db/transaction';
import { AppError } from '../../platform/http/app-error';
import { secondsBetween, utcDay } from '../runs/utc-day';
import { lockKey } from './api-keys-repository';
import { sayWhat } from './present';

/**
 * Refuses an order that would take a key or grant over its cap of the day. Orders of one wait for each other here, until the
 * transaction that holds the credits ends.
 * @param spent sums up the key's orders since a moment, in whole credits, with this one
 * @throws AppError `spend_cap` with its name, what is left and when the day ends; `forbidden` for one that was revoked
 */
export async function assertWithinCap(
  tx: Tx,
  order: { keyId: string; price: number; spent(since: Date): Promise<number> },
): Promise<void> {
  const key = await lockKey(tx, order.keyId);
  if (!key || key.revoked_at)
    throw new AppError(
      'forbidden',
      key?.client_id ? 'The program that ordered this was disconnected.' : 'The API key that ordered this was revoked.',
    );
  const now = new Date();
  const { start, end } = utcDay(now);
  const spent = await order.spent(start);
  if (spent <= key.daily_cap || order.price === 0) return;
  const left = Math.max(0, key.daily_cap - (spent - order.price));
  throw new AppError(
    'spend_cap',
    `The ${sayWhat(key)} “${key.name}” may spend ${key.daily_cap} credits a day: ${left} are left, and this needs ${order.price}. ` +
      `The day ends at ${end.toISOString()}.`,
    { retryAfterSeconds: secondsBetween(now, end) },
  );
}
