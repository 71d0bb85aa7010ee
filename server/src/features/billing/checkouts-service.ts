import { randomUUID } from 'node:crypto';
import { packageOf } from '@flint/shared/contracts/catalogue';
import { formatMoney } from '@flint/shared/contracts/money';
import type { Selectable } from 'kysely';
import type { Db } from '../../platform/db/database';
import { isUuid } from '../../platform/db/is-uuid';
import { type Tx, transact } from '../../platform/db/transaction';
import { AppError, keyReused, notFound } from '../../platform/http/app-error';
import {
  findCheckout,
  findOpenOfPayer,
  findOpenOfUser,
  insertCheckout,
  isPastKey,
  lockPayer,
  updateCheckout,
} from './checkouts-repository';
import { customerOfPayer } from './customers';
import { ownAddress, withCheckout } from './own-address';
import type { Charged, Order, Payer, PaymentProvider } from './payment-provider';
import { cancelCheckout } from './plans/plan-checkouts';
import { settleCheckout } from './settle-checkout';
import type { CheckoutTable } from './tables';

export type CheckoutRow = Selectable<CheckoutTable>;

/** A wish to buy a package. */
export interface Wish {
  readonly kind: Order['kind'];
  readonly payer: Payer;
  /** Who gets the credits; the permission is checked before. */
  readonly userId: string;
  readonly productId: string;
  /** What the page showed. */
  readonly shown?: { readonly amount: number; readonly currency: string; readonly credits: number } | undefined;
  readonly returnUrl?: string | undefined;
  readonly cancelUrl?: string | undefined;
  /** Idempotency key. */
  readonly key?: string | undefined;
}

type Draft = Omit<
  CheckoutRow,
  'kind' | 'state' | 'provider_ref' | 'payment_ref' | 'secret' | 'url' | 'created_at' | 'plan_interval' | 'trial_days'
> &
  Pick<Wish, 'kind'>;

const CREDITS_PAGE = '/dashboard/credits';

export interface Checkouts {
  /** Opens a checkout, or answers the same one that is open already; the payer's others end. */
  open(wish: Wish): Promise<CheckoutRow>;
  /** Buys with the card of an earlier purchase. @returns the provider's answer; null when no card is saved */
  charge(wish: Wish): Promise<{ row: CheckoutRow; charged: Charged | null }>;
  /** A payer's own checkout, as the provider has it now. @throws AppError `not_found` */
  read(payerId: string, id: string): Promise<CheckoutRow>;
  cancel(payerId: string, id: string): Promise<CheckoutRow>;
  /** Credits a paid purchase of this many credits that was not credited yet. @returns whether there was one */
  redeem(userId: string, credits: number): Promise<boolean>;
}

export function createCheckouts(db: Db, provider: PaymentProvider, publicUrl: string): Checkouts {
  const settle = (id: string) => transact(db, (tx) => settleCheckout(tx, provider, id));

  function draftOf(wish: Wish): Draft {
    const found = packageOf(wish.productId);
    if (!found) throw new AppError('invalid_input', 'There is no such package.', { field: 'productId' });
    const { productId, name, credits, price } = found;
    const { shown } = wish;
    if (shown && (shown.amount !== price.amount || shown.currency !== price.currency || shown.credits !== credits))
      throw new AppError(
        'conflict',
        `${name} is ${credits} credits for ${formatMoney(price)} now. Nothing was charged: confirm the new price.`,
      );
    return {
      id: wish.key ?? randomUUID(),
      ...{ user_id: wish.userId, payer_id: wish.payer.id, provider: provider.id, kind: wish.kind },
      ...{ product_id: productId, name, credits, amount: price.amount, currency: price.currency },
      return_url: ownAddress('returnUrl', wish.returnUrl, CREDITS_PAGE, publicUrl),
      cancel_url: ownAddress('cancelUrl', wish.cancelUrl, CREDITS_PAGE, publicUrl),
    };
  }

  /** The checkout that this draft has made before, or another open one that is the same; all others end. */
  async function findSame(tx: Tx, draft: Draft): Promise<CheckoutRow | undefined> {
    const repeated = await findCheckout(tx, draft.id);
    if (repeated) {
      if (!isSame(repeated, draft)) throw keyReused();
      return repeated;
    }
    let same: CheckoutRow | undefined;
    for (const other of await findOpenOfPayer(tx, draft.payer_id, provider.id)) {
      const isReused = draft.kind !== 'charge' && same === undefined && isSame(other, draft);
      if (!isReused) await cancelCheckout(tx, provider, other);
      const settled = await settleCheckout(tx, provider, other.id);
      if (isReused && settled === 'unchanged') same = other;
    }
    return same;
  }

  const orderOf = (draft: Draft, customer: string): Order => ({
    id: draft.id,
    ...{ kind: draft.kind, name: draft.name, credits: draft.credits },
    ...{ amount: draft.amount, currency: draft.currency, customer },
    returnUrl: `${publicUrl}${withCheckout(draft.return_url, draft.id)}`,
    cancelUrl: `${publicUrl}${draft.cancel_url}`,
  });

  async function own(payerId: string, id: string): Promise<CheckoutRow> {
    const row = isUuid(id) ? await findCheckout(db, id) : undefined;
    if (row?.payer_id !== payerId) throw notFound('checkout');
    return row;
  }

  async function read(payerId: string, id: string): Promise<CheckoutRow> {
    const row = await own(payerId, id);
    if (row.state !== 'open' || (await settle(id)) === 'unchanged') return row;
    return own(payerId, id);
  }

  /** What became of a charge that was answered before. Its key may be forgotten by now: nothing is charged. */
  async function chargedBefore({ id, payer_id }: CheckoutRow): Promise<{ row: CheckoutRow; charged: Charged | null }> {
    const row = await read(payer_id, id);
    const { state, payment_ref: paymentRef, secret } = row;
    const ref = row.provider_ref ?? paymentRef;
    // No card was saved.
    if (ref === null) return { row, charged: null };
    const as = (status: Charged['status'], message: string | null = null) => ({
      row,
      charged: { ref, paymentRef, secret, status, message },
    });
    if (state === 'paid') return as('paid');
    if (state !== 'open') return as('declined', 'This purchase has ended. Nothing was charged.');
    const payment = await transact(db, (tx) => provider.read(tx, row));
    return as(payment.state === 'processing' ? 'processing' : 'action_required');
  }

  return {
    read,
    open(wish) {
      const draft = draftOf(wish);
      return transact(db, async (tx) => {
        await lockPayer(tx, draft.payer_id);
        const same = await findSame(tx, draft);
        if (same) return same;
        const prepared = await provider.prepare(tx, orderOf(draft, await customerOfPayer(tx, provider, wish.payer)));
        const { ref, paymentRef, url, secret } = prepared;
        return insertCheckout(tx, { ...draft, provider_ref: ref, payment_ref: paymentRef, url, secret });
      });
    },
    async charge(wish) {
      const draft = draftOf(wish);
      // The row is there before the card is charged, so that a charge whose answer was lost finds it.
      const { row, customer, isStale } = await transact(db, async (tx) => {
        await lockPayer(tx, draft.payer_id);
        const same = await findSame(tx, draft);
        const url = withCheckout('/account/billing/pay', draft.id);
        const row = same ?? (await insertCheckout(tx, { ...draft, url }));
        const isStale = await isPastKey(tx, row.id);
        return { row, isStale, customer: await customerOfPayer(tx, provider, wish.payer) };
      });
      if (row.state !== 'open' || row.provider_ref !== null) return chargedBefore(row);
      if (isStale)
        throw new AppError('conflict', 'This purchase was begun a day ago, and its answer was lost. Begin a new one.');
      const charged = await provider.charge(orderOf(draft, customer));
      await transact(db, async (tx) => {
        if (charged) {
          const { ref, paymentRef, secret } = charged;
          await updateCheckout(tx, row.id, { provider_ref: ref, payment_ref: paymentRef, secret });
        }
        if (charged === null || charged.status === 'declined') {
          await updateCheckout(tx, row.id, { state: 'cancelled' });
        } else await settleCheckout(tx, provider, row.id);
      });
      return { row: await own(draft.payer_id, row.id), charged };
    },
    async cancel(payerId, id) {
      const row = await own(payerId, id);
      if (row.state !== 'open') return row;
      await transact(db, async (tx) => {
        await lockPayer(tx, payerId);
        await cancelCheckout(tx, provider, row);
        await settleCheckout(tx, provider, id);
      });
      return own(payerId, id);
    },
    async redeem(userId, credits) {
      for (const id of await findOpenOfUser(db, userId, credits)) if ((await settle(id)) === 'credited') return true;
      return false;
    },
  };
}

const SAME = ['payer_id', 'user_id', 'kind', 'product_id', 'amount', 'currency', 'return_url', 'cancel_url'] as const;

/** Whether a checkout is for what a draft asks. */
function isSame(row: CheckoutRow, draft: Draft): boolean {
  return SAME.every((field) => row[field] === draft[field]) && row.credits === draft.credits;
}
