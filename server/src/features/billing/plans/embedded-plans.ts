import type { Tx } from '../../../platform/db/transaction';
import {
  advanced,
  changeCost,
  type EmbeddedAccount,
  readAccount,
  shown,
  withCancelled,
  withChanged,
  withConfirmed,
  withOpen,
  withPlanned,
  withRefund,
  withUndone,
} from './embedded-account';
import { lockAccount, updateAccount } from './embedded-plans-repository';
import type { PlanProvider } from './plan-provider';

/** The card of the test mode that is declined; every other one pays. */
const DECLINED_CARD = 'pm_test_declined';

/** Changes a customer's account under its lock. @returns the account as it is now */
async function update(
  tx: Tx,
  customer: string,
  work: (account: EmbeddedAccount, now: Date) => EmbeddedAccount,
): Promise<EmbeddedAccount> {
  const now = new Date();
  const account = work(advanced(readAccount(await lockAccount(tx, customer)), now), now);
  await updateAccount(tx, customer, JSON.stringify(account));
  return account;
}

/** The payer pays on the test page. */
export async function confirmPlan(tx: Tx, customer: string, checkoutId: string): Promise<void> {
  await update(tx, customer, (account, now) => withConfirmed(account, checkoutId, now));
}

/** Gives money of a plan's invoice back, once for each key. @returns false when it has not that much left */
export async function refundPlan(
  tx: Tx,
  customer: string,
  refund: { key: string; invoice: string; amount: number },
): Promise<boolean> {
  let isLeft = true;
  await update(tx, customer, (account) => {
    const refunded = withRefund(account, refund);
    isLeft = refunded !== undefined;
    return refunded ?? account;
  });
  return isLeft;
}

const OUTCOMES = { open: 'open', ended: 'cancelled' } as const;

/** Plans of the test mode: the same flow as a real provider's, but no money moves. */
export function createEmbeddedPlans(): PlanProvider {
  return {
    async open(tx, order) {
      await update(tx, order.customer, (account, now) => withOpen(account, order, now));
      return { ref: `sub_${order.id}`, url: `/account/billing/checkout/${order.id}`, secret: `sub_${order.id}_secret` };
    },
    async begin(tx, order) {
      if (order.paymentMethod === DECLINED_CARD) {
        const message = 'The card was declined. Nothing was charged.';
        return { ref: null, status: 'declined', secret: null, message };
      }
      await update(tx, order.customer, (account, now) => withConfirmed(withOpen(account, order, now), order.id, now));
      return { ref: `sub_${order.id}`, status: 'done', secret: null, message: null };
    },
    async cancel(tx, { id }, customer) {
      await update(tx, customer, (account, now) => withCancelled(account, id, now));
    },
    async outcome(tx, { id }, customer) {
      const { subscriptions } = await update(tx, customer, (account) => account);
      const state = subscriptions.find(({ checkoutId }) => checkoutId === id)?.state ?? 'ended';
      const wasLive = subscriptions.some(({ checkoutId, card }) => checkoutId === id && card !== null);
      return wasLive ? 'done' : (OUTCOMES[state as keyof typeof OUTCOMES] ?? 'done');
    },
    read: async (tx, customer) => shown(await update(tx, customer, (account) => account)),
    async undo(tx, customer, ref) {
      await update(tx, customer, (account, now) => withUndone(account, ref, now));
    },
    async cost(tx, customer, ref, to) {
      const account = await update(tx, customer, (same) => same);
      return changeCost(account, ref, to, new Date());
    },
    async changeNow(tx, customer, ref, to, at) {
      await update(tx, customer, (account) => withChanged(account, ref, to, at));
      return true;
    },
    async changeLater(tx, customer, ref, to) {
      await update(tx, customer, (account) => withPlanned(account, ref, to));
    },
    portal: async (_customer, returnUrl) => returnUrl,
  };
}
