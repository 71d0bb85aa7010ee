import { findCustomer } from '../../src/features/billing/checkouts-repository';
import type { PlanWish } from '../../src/features/billing/plans/plan-orders';
import { findLive } from '../../src/features/billing/plans/plans-repository';
import { findOpenLots } from '../../src/features/credits/lots-repository';
import { transact } from '../../src/platform/db/transaction';
import { newUser as addUser, openStripeShop, type StripeShop } from '../support/stripe-shop';

/** A shop of plans, with what its tests do again and again. */
export interface PlanShop extends StripeShop {
  newUser(): Promise<string>;
  wish(userId: string, change?: Partial<PlanWish>): PlanWish;
  live(userId: string): ReturnType<typeof findLive>;
  /** A user's customer at Stripe. */
  customer(userId: string): Promise<string>;
  /** The id of a user's newest object at Stripe. */
  latest(userId: string, kind: 'subscription' | 'invoice'): Promise<string>;
  /** Sends an event about it. */
  tell(userId: string, kind: 'subscription' | 'invoice', type: string): Promise<void>;
  /** What remains of each lot. */
  lots(userId: string): Promise<number[]>;
  /** Opens a checkout, pays it at Stripe, and comes back. */
  subscribed(userId: string, change?: Partial<PlanWish>): Promise<void>;
  /** Moves the provider's clock to just after a plan's next renewal, which it makes. */
  renew(userId: string): Promise<void>;
}

export async function openPlanShop(): Promise<PlanShop> {
  const opened = await openStripeShop();
  const { database, stripe, shop, deliver } = opened;
  const wish = (userId: string, change: Partial<PlanWish> = {}): PlanWish => ({
    payer: { id: userId, email: `${userId}@example.com`, name: 'Maya' },
    ...{ kind: 'plan', planName: 'pro', interval: 'month', trial: false },
    ...change,
  });
  const live = (userId: string) => findLive(database.db, userId);
  const customer = (userId: string) =>
    transact(database.db, async (tx) => (await findCustomer(tx, userId, 'stripe')) ?? '');
  const latest = async (userId: string, kind: 'subscription' | 'invoice') =>
    stripe.latest(kind, await customer(userId)) ?? '';
  return {
    ...opened,
    ...{ wish, live, customer, latest },
    newUser: () => addUser(database.db),
    tell: async (userId, kind, type) => deliver(stripe.event(type, await latest(userId, kind))),
    lots: async (userId) => (await findOpenLots(database.db, userId)).map(({ remaining }) => remaining),
    async subscribed(userId, change = {}) {
      const { id, provider_ref: ref } = await shop.plans.open(wish(userId, change));
      stripe.pay(ref ?? '');
      await shop.checkouts.read(userId, id);
    },
    async renew(userId) {
      const end = (await live(userId))?.period_end ?? new Date();
      stripe.moveBilling(Math.ceil((end.getTime() - stripe.billingNow().getTime()) / 1000) + 1);
    },
  };
}
