import { addMonths, monthsOf } from './periods';
import type { Change, Line, Price, Subscription } from './plan-objects';

interface Charged {
  readonly proration: boolean;
  readonly start: number;
  readonly end: number;
}

/** A line of an invoice: a price, for a period. */
export const line = (price: Price, amount: number, { proration, start, end }: Charged): Line => ({
  ...{ object: 'line_item', amount, period: { start, end } },
  pricing: { type: 'price_details', price_details: { price: price.id, product: price.product } },
  parent: { type: 'subscription_item_details', subscription_item_details: { proration } },
});

/** The lines of a change of price at a moment. */
export function changeLines({ items, status }: Subscription, { price, date }: Change): Line[] {
  const [{ price: old, current_period_start: start, current_period_end: end }] = items.data;
  if (status === 'trialing') return [line(price, 0, { proration: false, start: date, end })];
  const left = (end - date) / (end - start);
  const prorated = { proration: true, start: date, end };
  const unused = line(old, -Math.round(old.unit_amount * left), prorated);
  if (old.recurring.interval === price.recurring.interval)
    return [unused, line(price, Math.round(price.unit_amount * left), prorated)];
  const whole = { proration: false, start: date, end: addMonths(date, monthsOf(price)) };
  return [unused, line(price, price.unit_amount, whole)];
}

/** Changes the price; another interval begins a period. */
export function changePrice(subscription: Subscription, { price, date }: Change): void {
  const [item] = subscription.items.data;
  if (item.price.recurring.interval !== price.recurring.interval && subscription.status !== 'trialing') {
    item.current_period_start = date;
    item.current_period_end = addMonths(date, monthsOf(price));
    subscription.$anchor = date;
  }
  item.price = price;
  subscription.pending_update = null;
}
