import type Stripe from 'stripe';
import type { PlanTerms } from '../plans/plan-provider';
import { isRefused } from './stripe-errors';
import { type StripePrices, termsOfProduct } from './stripe-prices';
import { idIn } from './stripe-reads';

/** A subscription has one item: its plan. */
export const planItem = ({ items }: Stripe.Subscription) => items.data[0];

/** Takes back what a schedule was to do at the period's end. */
export async function dropSchedule(stripe: Stripe, schedule: string | null): Promise<void> {
  if (schedule === null) return;
  try {
    await stripe.subscriptionSchedules.release(schedule);
  } catch (error) {
    // It was carried out or released before.
    if (!isRefused(error)) throw error;
  }
}

/** Changes the plan at the period's end; null ends it then; its own plan takes back what was to come. */
export async function changeAtEnd(
  stripe: Stripe,
  prices: StripePrices,
  ref: string,
  to: PlanTerms | null,
): Promise<void> {
  const subscription = await stripe.subscriptions.retrieve(ref);
  await dropSchedule(stripe, idIn(subscription.schedule));
  const ends = to === null;
  if (subscription.cancel_at_period_end !== ends)
    await stripe.subscriptions.update(ref, { cancel_at_period_end: ends });
  const item = planItem(subscription);
  if (to === null || !item) return;
  const own = termsOfProduct(idIn(item.price.product) ?? '');
  if (own?.planName === to.planName && own.interval === to.interval) return;
  const schedule = await stripe.subscriptionSchedules.create({ from_subscription: ref });
  const { current_period_start: start, current_period_end: end } = item;
  await stripe.subscriptionSchedules.update(schedule.id, {
    end_behavior: 'release',
    proration_behavior: 'none',
    metadata: { next: `flint-${to.planName}-${to.interval}` },
    phases: [
      { items: [{ price: item.price.id, quantity: 1 }], start_date: start, end_date: end },
      {
        items: [{ price: await prices.id(stripe, to), quantity: 1 }],
        duration: { interval: to.interval, interval_count: 1 },
        proration_behavior: 'none',
      },
    ],
  });
}
