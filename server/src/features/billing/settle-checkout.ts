import type { Selectable } from 'kysely';
import type { Tx } from '../../platform/db/transaction';
import { give } from '../credits/ledger';
import { reclaim, reinstate } from '../credits/reclaim';
import { settleReferral } from '../referrals/referral-rewards';
import { findCheckout, lockCheckout, updateCheckout } from './checkouts-repository';
import type { PaymentNow, PaymentProvider } from './payment-provider';
import { isPlanCheckout, settlePlanCheckout } from './plans/plan-checkouts';
import { insertPurchase, lockPurchase, updateReturned } from './purchases-repository';
import { insertReturn, updateToFailed, upsertDisputes } from './returns-repository';
import type { CheckoutTable, PurchaseTable } from './tables';

type Checkout = Selectable<CheckoutTable>;
type Purchase = Selectable<PurchaseTable>;

/** What settling a checkout changed. `mismatch`: another sum was paid than asked, which nothing is credited for. */
export type Settled = 'credited' | 'returned' | 'ended' | 'unchanged' | 'mismatch';

/** Idempotency key of the movement by which a purchase gave its credits. */
export const purchaseMovement = ({ provider, payment_ref }: Pick<Purchase, 'provider' | 'payment_ref'>) =>
  `purchase:${provider}:${payment_ref}`;

/** Idempotency key of the movement by which a purchase's revision took credits back, or gave them again. */
export const returnMovement = (purchaseId: string, revision: number) => `returned:${purchaseId}:${revision}`;

/**
 * Brings a checkout, its purchase and the credits to what the provider says now. Every way to learn of a payment leads
 * here: webhooks in any order and number, the payer who comes back, the reconciliation. The checkout is locked before
 * the payment is read, so that an older reading never follows a newer one.
 * @param paymentRef the provider's id of the payment, when an event named it before the checkout knew it
 */
export async function settleCheckout(
  tx: Tx,
  provider: PaymentProvider,
  id: string,
  paymentRef: string | null = null,
): Promise<Settled> {
  const found = await findCheckout(tx, id);
  if (found && isPlanCheckout(found) && found.provider === provider.id) return settlePlanCheckout(tx, provider, found);
  const checkout = await lockCheckout(tx, id);
  if (!checkout || checkout.provider !== provider.id) return 'unchanged';
  const known = { ...checkout, payment_ref: checkout.payment_ref ?? paymentRef };
  const payment = await provider.read(tx, known);
  if (payment.state === 'cancelled' || payment.state === 'expired') return end(tx, checkout, payment.state);
  if (payment.state !== 'paid' || payment.paymentRef === null) return 'unchanged';
  if (payment.amount !== checkout.amount || payment.currency !== checkout.currency) return 'mismatch';
  const fresh = await credit(tx, checkout, payment.paymentRef);
  const returned = await takeBack(tx, checkout.id, payment);
  await updateToFailed(tx, checkout.id, payment.failedRefunds);
  await upsertDisputes(tx, { purchaseId: checkout.id, provider: provider.id, disputes: payment.disputes });
  const purchase = fresh || returned ? await lockPurchase(tx, checkout.id) : undefined;
  if (purchase) await settleReferral(tx, purchase);
  if (fresh) return 'credited';
  return returned ? 'returned' : 'unchanged';
}

async function end(tx: Tx, { id, state }: Checkout, ended: 'cancelled' | 'expired'): Promise<Settled> {
  if (state !== 'open') return 'unchanged';
  await updateCheckout(tx, id, { state: ended });
  return 'ended';
}

/** Gives the credits of a payment. @returns false when they were given before */
async function credit(tx: Tx, checkout: Checkout, paymentRef: string): Promise<boolean> {
  if (checkout.state === 'paid') return false;
  const { id, user_id, payer_id, provider, product_id, name, credits, amount, currency } = checkout;
  const row = { id, user_id, payer_id, provider, product_id, name, credits, amount, currency, payment_ref: paymentRef };
  const purchase = await insertPurchase(tx, row);
  await updateCheckout(tx, id, { state: 'paid', payment_ref: paymentRef });
  if (!purchase) return false;
  return give(tx, {
    userId: user_id,
    amount: credits,
    idem: purchaseMovement(purchase),
    kind: 'purchase',
    description: `Package ${name}`,
  });
}

/**
 * Credits that a purchase has to give back: all of a disputed one, and of a refund the same part as of the money,
 * rounded down in favour of the payer.
 */
function owedBack(
  { credits, amount }: Pick<Purchase, 'credits' | 'amount'>,
  { refunded, disputed }: Pick<PaymentNow, 'refunded' | 'disputed'>,
): number {
  return disputed ? credits : Math.floor((credits * Math.min(refunded, amount)) / amount);
}

async function takeBack(tx: Tx, id: string, { refunded, disputed }: PaymentNow): Promise<boolean> {
  const purchase = await lockPurchase(tx, id);
  if (!purchase || (purchase.refunded === refunded && purchase.disputed === disputed)) return false;
  const reclaimed = owedBack(purchase, { refunded, disputed });
  const capped = Math.min(refunded, purchase.amount);
  await updateReturned(tx, id, { refunded: capped, disputed, reclaimed });
  const change = reclaimed - purchase.reclaimed;
  await insertReturn(tx, {
    ...{ purchase_id: id, revision: purchase.revision + 1, credits: change },
    amount: (disputed ? purchase.amount : capped) - (purchase.disputed ? purchase.amount : purchase.refunded),
  });
  if (change === 0) return true;
  const movement = {
    userId: purchase.user_id,
    amount: Math.abs(change),
    idem: returnMovement(id, purchase.revision + 1),
    purchase: purchaseMovement(purchase),
  };
  if (change > 0) await reclaim(tx, { ...movement, description: `Refund of package ${purchase.name}` });
  else await reinstate(tx, { ...movement, description: `Package ${purchase.name} again, its payment stands` });
  return true;
}
