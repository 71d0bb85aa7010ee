import type Stripe from 'stripe';
import type { Begun, PlanOrder, PlanProvider } from '../plans/plan-provider';
import { isDeclined, isRefused } from './stripe-errors';
import { changeAtEnd, dropSchedule, planItem } from './stripe-plan-changes';
import { paidIntents, planLines, plannedTerms, readState, readSubscriptions } from './stripe-plan-reads';
import { StripePrices } from './stripe-prices';
import { idIn } from './stripe-reads';

type Ask = <T>(question: (stripe: Stripe) => Promise<T>) => Promise<T>;

const EXPAND = ['latest_invoice.confirmation_secret', 'pending_setup_intent'];
const DECLINED = 'The card was declined. Nothing was charged.';

/** By which card fields complete what was prepared. */
function secretOf({ latest_invoice: invoice, pending_setup_intent: setup }: Stripe.Subscription): string | null {
  const paid = invoice !== null && typeof invoice === 'object' ? invoice.confirmation_secret?.client_secret : undefined;
  return paid ?? (setup !== null && typeof setup === 'object' ? setup.client_secret : null);
}

/** Plans at Stripe. */
export function createStripePlans(ask: Ask): PlanProvider {
  const prices = new StripePrices();

  const create = async (
    stripe: Stripe,
    order: PlanOrder,
    how: Pick<Stripe.SubscriptionCreateParams, 'payment_behavior' | 'default_payment_method'>,
  ) =>
    stripe.subscriptions.create(
      {
        ...{ customer: order.customer, metadata: { checkout: order.id }, expand: EXPAND, ...how },
        items: [{ price: await prices.id(stripe, order) }],
        payment_settings: { save_default_payment_method: 'on_subscription' },
        ...(order.trialDays > 0 && {
          trial_period_days: order.trialDays,
          trial_settings: { end_behavior: { missing_payment_method: 'cancel' as const } },
        }),
      },
      { idempotencyKey: order.id },
    );

  return {
    open: (_tx, order) =>
      ask(async (stripe) => {
        const { id, kind, customer, trialDays } = order;
        if (kind === 'plan_fields') {
          const made = await create(stripe, order, { payment_behavior: 'default_incomplete' });
          return { ref: made.id, url: `/account/billing/pay?checkout=${id}`, secret: secretOf(made) };
        }
        const metadata = { checkout: id };
        const session = await stripe.checkout.sessions.create(
          {
            ...{ mode: 'subscription', customer, client_reference_id: id, metadata },
            line_items: [{ quantity: 1, price: await prices.id(stripe, order) }],
            subscription_data: { metadata, ...(trialDays > 0 && { trial_period_days: trialDays }) },
            ...{ success_url: order.returnUrl, cancel_url: order.cancelUrl },
          },
          { idempotencyKey: id },
        );
        return { ref: session.id, url: session.url ?? order.cancelUrl, secret: null };
      }),
    begin: (_tx, order) =>
      ask(async (stripe): Promise<Begun> => {
        const { paymentMethod = '', customer } = order;
        try {
          await stripe.paymentMethods.attach(paymentMethod, { customer });
          const how = { payment_behavior: 'allow_incomplete' as const, default_payment_method: paymentMethod };
          const made = await create(stripe, order, how);
          const state = readState(made);
          if (state !== 'open') return { ref: made.id, status: 'done', secret: null, message: null };
          const secret = secretOf(made);
          const intent = await stripe.paymentIntents.retrieve(secret?.split('_secret_')[0] ?? '');
          if (intent.status === 'processing')
            return { ref: made.id, status: 'processing', secret: null, message: null };
          if (intent.status === 'requires_action')
            return { ref: made.id, status: 'action_required', secret, message: 'Your bank asks you to confirm this.' };
          await stripe.subscriptions.cancel(made.id);
          return { ref: made.id, status: 'declined', secret: null, message: DECLINED };
        } catch (error) {
          if (!isDeclined(error)) throw error;
          return { ref: null, status: 'declined', secret: null, message: DECLINED };
        }
      }),
    cancel: (_tx, { kind, provider_ref: ref }) =>
      ask(async (stripe) => {
        if (ref === null) return;
        try {
          if (kind === 'plan') await stripe.checkout.sessions.expire(ref);
          else if (readState(await stripe.subscriptions.retrieve(ref)) === 'open')
            await stripe.subscriptions.cancel(ref);
        } catch (error) {
          // It was paid or has ended: reading it tells.
          if (!isRefused(error)) throw error;
        }
      }),
    outcome: (_tx, { kind, provider_ref: ref }) =>
      ask(async (stripe) => {
        if (ref === null) return 'open';
        if (kind === 'plan') {
          const { status } = await stripe.checkout.sessions.retrieve(ref);
          const states = { complete: 'done', expired: 'expired' } as const;
          return states[status as keyof typeof states] ?? 'open';
        }
        const subscription = await stripe.subscriptions.retrieve(ref);
        const state = readState(subscription);
        if (state === 'open') return 'open';
        return subscription.status === 'incomplete_expired' ? 'expired' : 'done';
      }),
    read: (_tx, customer) => ask((stripe) => readSubscriptions(stripe, customer)),
    undo: (_tx, _customer, ref) =>
      ask(async (stripe) => {
        const { data } = await stripe.invoices.list({ subscription: ref, status: 'paid', expand: ['data.payments'] });
        for (const intent of data.flatMap(paidIntents))
          try {
            await stripe.refunds.create({ payment_intent: intent }, { idempotencyKey: `undo:${intent}` });
          } catch (error) {
            // It went back before.
            if (!isRefused(error)) throw error;
          }
        try {
          await stripe.subscriptions.cancel(ref);
        } catch (error) {
          if (!isRefused(error)) throw error;
        }
      }),
    cost: (_tx, customer, ref, to) =>
      ask(async (stripe) => {
        const subscription = await stripe.subscriptions.retrieve(ref);
        const seconds = Math.floor(Date.now() / 1000);
        // The provider's clock, which moves alone in its test mode.
        const start = planItem(subscription)?.current_period_start ?? seconds;
        const date = Math.max(seconds, start);
        const invoice = await stripe.invoices.createPreview({
          ...{ customer, subscription: ref },
          subscription_details: {
            items: [{ id: planItem(subscription)?.id ?? '', price: await prices.id(stripe, to) }],
            ...{ proration_behavior: 'always_invoice' as const, proration_date: date },
          },
        });
        const currency = invoice.currency.toUpperCase();
        return { amount: invoice.amount_due, currency, lines: planLines(invoice), at: new Date(date * 1000) };
      }),
    changeNow: (_tx, _customer, ref, to, at, key) =>
      ask(async (stripe) => {
        const subscription = await stripe.subscriptions.retrieve(ref, { expand: ['schedule'] });
        const next = plannedTerms(subscription.schedule);
        // A schedule is in the way of the change, and comes back unless it is paid. A cancellation stays until then.
        await dropSchedule(stripe, idIn(subscription.schedule));
        let isPaid = false;
        try {
          const changed = await stripe.subscriptions.update(
            ref,
            {
              items: [{ id: planItem(subscription)?.id ?? '', price: await prices.id(stripe, to) }],
              ...{ proration_behavior: 'always_invoice', proration_date: Math.floor(at.getTime() / 1000) },
              payment_behavior: 'pending_if_incomplete',
            },
            { idempotencyKey: key },
          );
          isPaid = changed.pending_update === null;
        } catch (error) {
          if (!isDeclined(error)) throw error;
        } finally {
          if (!isPaid && next) await changeAtEnd(stripe, prices, ref, next);
        }
        if (isPaid && subscription.cancel_at_period_end)
          await stripe.subscriptions.update(ref, { cancel_at_period_end: false });
        return isPaid;
      }),
    changeLater: (_tx, _customer, ref, to) => ask((stripe) => changeAtEnd(stripe, prices, ref, to)),
    portal: (customer, returnUrl) =>
      ask(async (stripe) => (await stripe.billingPortal.sessions.create({ customer, return_url: returnUrl })).url),
  };
}
