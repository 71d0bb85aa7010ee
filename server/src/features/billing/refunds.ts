import { type Currency, formatMoney } from '@flint/shared/contracts/money';
import type { Selectable } from 'kysely';
import { audit } from '../../platform/audit/audit';
import type { Db } from '../../platform/db/database';
import { isUuid } from '../../platform/db/is-uuid';
import { type Tx, transact } from '../../platform/db/transaction';
import { AppError, keyReused, notFound } from '../../platform/http/app-error';
import { findCustomer } from './checkouts-repository';
import type { PaymentProvider, RefundOrder } from './payment-provider';
import { findInvoice, lockPaidInvoice } from './plans/plans-repository';
import { settlePlans } from './plans/settle-plans';
import { findPurchase, lockPurchase } from './purchases-repository';
import { findRefund, findUnanswered, insertRefund, sumAsked, updateToEnded } from './returns-repository';
import { settleCheckout } from './settle-checkout';
import type { PurchaseTable, RefundTable } from './tables';

type Refund = Selectable<RefundTable>;
type Paid = Pick<Selectable<PurchaseTable>, 'id' | 'provider' | 'amount' | 'currency' | 'refunded' | 'disputed'>;

/** An order whose invoice may have no payment. */
type Asked = Omit<RefundOrder, 'paymentRef'> & { readonly paymentRef: string | null; readonly userId: string };

const BATCH = 20;
const UNPAID = 'the invoice has no payment that could go back.';

interface RefundWish {
  readonly staffId: string;
  /** A purchase, or an invoice of a plan. */
  readonly purchaseId: string;
  /** Minor units of its currency, above 0. */
  readonly amount: number;
  readonly reason: string;
  /** Idempotency key: the refund's id, here and at the provider. */
  readonly key: string;
}

export interface Refunds {
  /**
   * Gives money of a purchase or of a plan's invoice back by its provider; the credits follow by `settleCheckout` or
   * `settlePlans`. Written down, and audited,
   * before the provider is asked, so that a lost answer loses nothing: the same key goes on with it.
   * @throws AppError `not_found`, `invalid_input` for more than is left, `conflict` when a dispute or the provider forbids it
   */
  refund(wish: RefundWish): Promise<void>;
  /** Asks again for refunds whose answer was lost. @returns ids of those that failed again */
  resume(): Promise<string[]>;
}

export function createRefunds(db: Db, provider: PaymentProvider): Refunds {
  const ask = (wish: RefundWish): Promise<Refund> =>
    transact(db, async (tx) => {
      const purchase = isUuid(wish.purchaseId) ? await lockPaid(tx, wish.purchaseId) : undefined;
      if (!purchase) throw notFound('purchase');
      const before = await findRefund(tx, wish.key);
      if (before) {
        if (before.purchase_id !== purchase.id || before.amount !== wish.amount) throw keyReused();
        return before;
      }
      assertRefundable(purchase, provider, wish.amount, await sumAsked(tx, purchase.id));
      const { amount, reason, staffId } = wish;
      const row = { id: wish.key, purchase_id: purchase.id, amount, reason, staff_id: staffId };
      const asked = await insertRefund(tx, row);
      if (!asked) throw keyReused();
      const detail = { amount, currency: purchase.currency, reason, refund: wish.key };
      await audit(tx, { actor: staffId, action: 'billing.refund', target: purchase.id, detail });
      return asked;
    });

  /** What is asked of the provider, for a purchase or for an invoice. */
  async function orderOf({ id, amount, purchase_id: paidId }: Refund): Promise<Asked> {
    const purchase = await findPurchase(db, paidId);
    if (purchase) {
      const { id: checkoutId, payment_ref: paymentRef, user_id: userId } = purchase;
      return { key: id, checkoutId, paymentRef, amount, customer: null, userId };
    }
    let invoice = await findInvoice(db, paidId);
    // Invoices that were read before payments were kept with them.
    if (invoice?.payment_ref === null) {
      const { user_id: userId } = invoice;
      await transact(db, (tx) => settlePlans(tx, provider, userId));
      invoice = await findInvoice(db, paidId);
    }
    const customer = invoice && (await findCustomer(db, invoice.user_id, provider.id));
    if (!invoice || customer === undefined) throw notFound('purchase');
    const { payment_ref: paymentRef, user_id: userId } = invoice;
    return { key: id, checkoutId: null, paymentRef, amount, customer, userId };
  }

  async function carryOut(refund: Refund): Promise<void> {
    if (refund.state === 'refused') throw refused(refund.message ?? '');
    if (refund.state !== 'asked') return;
    const { userId, paymentRef, ...asked } = await orderOf(refund);
    const order = { ...asked, paymentRef: paymentRef ?? '' };
    // Such as one that was paid out of a credit at the provider, or marked as paid by hand.
    const answer = paymentRef === null ? { refused: UNPAID } : await provider.refund(order);
    await transact(db, async (tx) => {
      const { key: id, checkoutId } = order;
      if (answer.refused !== null) return updateToEnded(tx, id, { state: 'refused', message: answer.refused });
      await updateToEnded(tx, id, { state: 'done', provider_ref: answer.ref });
      if (checkoutId === null) await settlePlans(tx, provider, userId);
      else await settleCheckout(tx, provider, checkoutId);
    });
    if (answer.refused !== null) throw refused(answer.refused);
  }

  return {
    refund: async (wish) => carryOut(await ask(wish)),
    async resume() {
      const failed: string[] = [];
      for (const id of await findUnanswered(db, provider.id, BATCH)) {
        const refund = await findRefund(db, id);
        // A refusal is an end too; who looks at the purchase reads it.
        await (refund && carryOut(refund))?.catch((error: unknown) => {
          if (!(error instanceof AppError && error.code === 'conflict')) failed.push(id);
        });
      }
      return failed;
    },
  };
}

/** Locks what was paid: a purchase, or an invoice of a plan. */
async function lockPaid(tx: Tx, id: string): Promise<Paid | undefined> {
  return (await lockPurchase(tx, id)) ?? lockPaidInvoice(tx, id);
}

const refused = (message: string) =>
  new AppError('conflict', `The payment provider refused: ${message.replace(/\.?$/, '.')} No money moved.`, {
    field: 'amount',
  });

/** @param asked minor units that were asked back and not answered yet */
function assertRefundable(purchase: Paid, provider: PaymentProvider, amount: number, asked: number): void {
  if (purchase.provider !== provider.id)
    throw new AppError('conflict', `This was paid by ${purchase.provider}, which is not set up here now.`);
  if (purchase.disputed)
    throw new AppError('conflict', 'This payment is disputed: its money is at the bank, which decides who gets it.');
  const left = purchase.amount - purchase.refunded - asked;
  if (amount <= left) return;
  const most = formatMoney({ amount: left, currency: purchase.currency as Currency });
  throw new AppError('invalid_input', `At most ${most} can go back.`, { field: 'amount' });
}
