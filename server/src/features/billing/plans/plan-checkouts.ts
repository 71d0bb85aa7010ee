import type { Selectable } from 'kysely';
import type { Tx } from '../../../platform/db/transaction';
import { findCustomer, lockCheckout, lockPayer, updateCheckout } from '../checkouts-repository';
import type { PaymentProvider } from '../payment-provider';
import type { CheckoutTable, PlanKind } from '../tables';
import { settlePlans } from './settle-plans';

type Checkout = Selectable<CheckoutTable>;
export type PlanCheckout = Checkout & { readonly kind: PlanKind };

/** Whether a checkout begins a plan. */
export const isPlanCheckout = (checkout: Checkout): checkout is PlanCheckout => checkout.kind.startsWith('plan');

/** Ends what a checkout prepared, unless it was paid. */
export async function cancelCheckout(tx: Tx, provider: PaymentProvider, checkout: Checkout): Promise<void> {
  if (!isPlanCheckout(checkout)) return provider.cancel(tx, checkout);
  const customer = await findCustomer(tx, checkout.payer_id, provider.id);
  await provider.plans.cancel(tx, checkout, customer ?? '');
}

/**
 * Brings a checkout of a plan, and the plan, to what the provider says now. The payer is locked before the checkout, as
 * by whoever opens one.
 */
export async function settlePlanCheckout(
  tx: Tx,
  provider: PaymentProvider,
  { id, payer_id: payerId }: Pick<Checkout, 'id' | 'payer_id'>,
): Promise<'credited' | 'ended' | 'unchanged'> {
  await lockPayer(tx, payerId);
  const checkout = await lockCheckout(tx, id);
  if (!checkout || !isPlanCheckout(checkout)) return 'unchanged';
  const customer = await findCustomer(tx, payerId, provider.id);
  const outcome = await provider.plans.outcome(tx, checkout, customer ?? '');
  await settlePlans(tx, provider, payerId);
  const state = outcome === 'done' ? 'paid' : outcome;
  if (state === 'open' || checkout.state === 'paid' || state === checkout.state) return 'unchanged';
  await updateCheckout(tx, id, { state });
  return state === 'paid' ? 'credited' : 'ended';
}
