import type Stripe from 'stripe';
import type { PaymentNow } from '../payment-provider';
import type { Card, InvoiceLine, InvoiceNow, SubscriptionNow } from '../plans/plan-provider';
import { termsOfProduct } from './stripe-prices';
import { idIn, readIntent, readRefunds } from './stripe-reads';

const PAGE = 100;
/** Subscriptions of a customer that are read: the newest. */
const LATEST = 20;

const at = (seconds: number) => new Date(seconds * 1000);
const maybeAt = (seconds: number | null | undefined) => (seconds ? at(seconds) : null);

/** What of a payment went back, and what its payer's bank says of it. */
type Returned = Pick<PaymentNow, 'refunded' | 'disputed' | 'disputes' | 'failedRefunds'>;

/**
 * What went back of a customer's payments, by payment intent. Every page is read: what is not in the answer counts as
 * not returned, and its credits would be given again.
 */
async function readReturned(stripe: Stripe, customer: string): Promise<Map<string, Returned>> {
  const returned = new Map<string, Returned>();
  for await (const charge of stripe.charges.list({ customer, limit: PAGE, expand: ['data.refunds'] })) {
    const intent = idIn(charge.payment_intent);
    const refunds = readRefunds(charge);
    const isTouched = refunds.refunded > 0 || refunds.failedRefunds.length > 0 || charge.disputed;
    if (intent === null || !isTouched) continue;
    // A dispute that was won has not taken the money.
    const { disputed, disputes } = charge.disputed
      ? await readIntent(stripe, intent)
      : { disputed: false, disputes: [] };
    returned.set(intent, { ...refunds, disputed, disputes });
  }
  return returned;
}

/** The payment intents by which an invoice was paid. */
export const paidIntents = ({ payments }: Stripe.Invoice): string[] =>
  (payments?.data ?? []).flatMap(({ payment }) => idIn(payment.payment_intent) ?? []);

function lineOf({ amount, period, pricing, parent }: Stripe.InvoiceLineItem): InvoiceLine[] {
  const terms = termsOfProduct(pricing?.price_details?.product ?? '');
  const proration = parent?.subscription_item_details?.proration ?? parent?.invoice_item_details?.proration ?? false;
  return terms ? [{ ...terms, amount, proration, start: at(period.start), end: at(period.end) }] : [];
}

/** The lines of an invoice that are about plans of ours. */
export const planLines = ({ lines }: Stripe.Invoice): InvoiceLine[] => lines.data.flatMap(lineOf);

const INVOICE_STATES: Record<string, InvoiceNow['state']> = { paid: 'paid', void: 'void' };

function invoiceNow(invoice: Stripe.Invoice, returned: ReadonlyMap<string, Returned>): InvoiceNow {
  const { id = '', status, currency, amount_paid, amount_due, attempt_count, created, hosted_invoice_url } = invoice;
  const state = INVOICE_STATES[status ?? ''] ?? 'open';
  const back = paidIntents(invoice).flatMap((intent) => returned.get(intent) ?? []);
  return {
    ...{ ref: id, state, amount: state === 'paid' ? amount_paid : amount_due, currency: currency.toUpperCase() },
    refunded: back.reduce((sum, { refunded }) => sum + refunded, 0),
    disputed: back.some(({ disputed }) => disputed),
    disputes: back.flatMap(({ disputes }) => disputes),
    failedRefunds: back.flatMap(({ failedRefunds }) => failedRefunds),
    paymentRef: paidIntents(invoice)[0] ?? null,
    lines: planLines(invoice),
    failures: state === 'open' ? attempt_count : 0,
    payUrl: state === 'open' ? (hosted_invoice_url ?? null) : null,
    ...{ createdAt: at(created), paidAt: maybeAt(invoice.status_transitions.paid_at) },
  };
}

/** The state of a subscription; a trial whose card is still asked for has not begun. */
export function readState({ status, pending_setup_intent, default_payment_method }: Stripe.Subscription) {
  if (status === 'incomplete') return 'open';
  if (status === 'trialing') return pending_setup_intent && !default_payment_method ? 'open' : 'trialing';
  if (status === 'active') return 'active';
  return status === 'past_due' || status === 'unpaid' ? 'past_due' : 'ended';
}

function cardOf(method: Stripe.Subscription['default_payment_method']): Card | null {
  const card = typeof method === 'object' ? method?.card : undefined;
  if (!card) return null;
  return { brand: card.brand, last4: card.last4, expiresMonth: card.exp_month, expiresYear: card.exp_year };
}

/** The plan that a schedule of ours starts at the period's end. */
export function plannedTerms(schedule: Stripe.Subscription['schedule']) {
  if (schedule === null || typeof schedule === 'string' || schedule.status === 'released') return null;
  return termsOfProduct(schedule.metadata?.next ?? '') ?? null;
}

async function subscriptionNow(
  stripe: Stripe,
  subscription: Stripe.Subscription,
  returned: ReadonlyMap<string, Returned>,
): Promise<SubscriptionNow[]> {
  const item = subscription.items.data[0];
  const terms = termsOfProduct(idIn(item?.price.product) ?? '');
  // The account may have other subscriptions of the same customer.
  if (!item || !terms) return [];
  const list = await stripe.invoices.list({ subscription: subscription.id, limit: PAGE, expand: ['data.payments'] });
  const invoices = list.data.filter(({ status }) => status !== 'draft').map((each) => invoiceNow(each, returned));
  const { ended_at, cancel_at, cancel_at_period_end, trial_start, trial_end, default_payment_method } = subscription;
  const periodEnd = at(item.current_period_end);
  const next = plannedTerms(subscription.schedule);
  return [
    {
      ...terms,
      ...{ ref: subscription.id, state: readState(subscription), amount: item.price.unit_amount ?? 0 },
      ...{ currency: item.price.currency.toUpperCase(), periodStart: at(item.current_period_start), periodEnd },
      ...{ trialStart: maybeAt(trial_start), trialEnd: maybeAt(trial_end) },
      endsAt: maybeAt(ended_at ?? cancel_at) ?? (cancel_at_period_end ? periodEnd : null),
      next: next && (next.planName !== terms.planName || next.interval !== terms.interval) ? next : null,
      card: cardOf(default_payment_method),
      createdAt: at(subscription.created),
      invoices: invoices.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime()),
    },
  ];
}

/** All subscriptions of a customer to plans of ours, oldest first. */
export async function readSubscriptions(stripe: Stripe, customer: string): Promise<SubscriptionNow[]> {
  const expand = ['data.default_payment_method', 'data.schedule'];
  const { data } = await stripe.subscriptions.list({ customer, status: 'all', limit: LATEST, expand });
  if (data.length === 0) return [];
  const returned = await readReturned(stripe, customer);
  const all = await Promise.all(data.map((each) => subscriptionNow(stripe, each, returned)));
  return all.flat().sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.ref < b.ref ? -1 : 1));
}
