import type { Db } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';
import { AppError } from '../../platform/http/app-error';
import { secondsBetween, utcDay } from '../runs/utc-day';
import { findCaps, lockCaps } from './spending-caps-repository';

const WHERE = 'You can change the cap at /account/billing.';

const credits = (count: number) => `${count} ${count === 1 ? 'credit' : 'credits'}`;

/**
 * Refuses an order that would take its user over an own cap, before anything is held. Orders of a user with caps wait for
 * each other here, until the transaction that holds the credits ends.
 * @throws AppError `spend_cap` with the cap, what is left of it, and where it is changed
 */
export async function assertWithinOwnCaps(
  tx: Tx,
  order: {
    readonly userId: string;
    /** Whole credits. */
    readonly price: number;
    /** Sums up the user's orders since a moment, in whole credits, with this one. */
    spentSince(moment: Date): Promise<number>;
    /** Sums up what the run costs that this order is part of, with it; for an order by itself its price. */
    spentByRun(): Promise<number>;
  },
): Promise<void> {
  const { userId, price } = order;
  if (price === 0) return;
  const caps = await lockCaps(tx, userId);
  if (!caps) return;
  if (caps.perRun !== null) refuseAbove(caps.perRun, await order.spentByRun(), price);
  if (caps.perDay === null) return;
  const now = new Date();
  const { start, end } = utcDay(now);
  const spent = await order.spentSince(start);
  if (spent <= caps.perDay) return;
  const left = Math.max(0, caps.perDay - (spent - price));
  throw new AppError(
    'spend_cap',
    `Your cap of ${credits(caps.perDay)} a day leaves ${left} until midnight UTC, and this needs ${price}. ${WHERE}`,
    { retryAfterSeconds: secondsBetween(now, end) },
  );
}

/**
 * Refuses a run of steps that could cost more than its user's cap for a run, before its first step is ordered.
 * @param most whole credits that it can cost
 * @throws AppError `spend_cap`
 */
export async function assertRunWithinOwnCap(db: Db, userId: string, most: number): Promise<void> {
  const perRun = (await findCaps(db, userId))?.perRun ?? null;
  if (perRun !== null) refuseAbove(perRun, most, most);
}

/** @param spent by the run, with an order of this price */
function refuseAbove(cap: number, spent: number, price: number): void {
  if (spent <= cap) return;
  const before = spent - price;
  const has = before > 0 ? `it has cost ${before}, and this needs ${price}` : `this needs up to ${price}`;
  throw new AppError('spend_cap', `Your cap is ${credits(cap)} a run: ${has}. ${WHERE}`);
}
