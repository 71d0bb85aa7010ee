import { randomUUID } from 'node:crypto';
import { findPlan, type Plan, planPrice, TRIAL_DAYS } from '@flint/shared/contracts/catalogue';
import type { Db } from '../../../platform/db/database';
import { type Tx, transact } from '../../../platform/db/transaction';
import { AppError, keyReused } from '../../../platform/http/app-error';
import { addressHash } from '../../credits/address';
import { findCheckout, findOpenOfPayer, insertCheckout, lockPayer, updateCheckout } from '../checkouts-repository';
import type { CheckoutRow } from '../checkouts-service';
import { customerOfPayer } from '../customers';
import { ownAddress, withCheckout } from '../own-address';
import type { Payer, PaymentProvider } from '../payment-provider';
import { settleCheckout } from '../settle-checkout';
import type { PlanKind } from '../tables';
import { cancelCheckout } from './plan-checkouts';
import type { Begun, PlanOrder, PlanTerms } from './plan-provider';
import { findLive, findTrial, hadPlan } from './plans-repository';
import { settlePlans } from './settle-plans';

/** A wish to begin a plan. */
export interface PlanWish extends PlanTerms {
  readonly kind: PlanKind;
  readonly payer: Payer;
  readonly trial: boolean;
  readonly returnUrl?: string | undefined;
  readonly cancelUrl?: string | undefined;
  /** Idempotency key. */
  readonly key?: string | undefined;
}

const PAGE = '/account/billing';
const SAME = ['payer_id', 'kind', 'product_id', 'plan_interval', 'amount', 'currency', 'trial_days'] as const;
const SAME_PLACE = ['return_url', 'cancel_url'] as const;

/**
 * The plan of a name.
 * @throws AppError `invalid_input` for a plan that is not there, or not for sale
 */
export function soldPlan(planName: string | undefined): Plan {
  const plan = planName === undefined ? undefined : findPlan(planName);
  if (!plan) throw new AppError('invalid_input', 'There is no such plan.', { field: 'planName' });
  if (plan.price.amount === 0)
    throw new AppError('invalid_input', 'The free plan needs no payment.', { field: 'planName' });
  return plan;
}

/** Whether a payer may have a trial: one per mailbox, and only before the first plan. */
export async function mayTry(db: Db | Tx, { id, email }: Pick<Payer, 'id' | 'email'>): Promise<boolean> {
  return (await findTrial(db, addressHash(email))) === undefined && !(await hadPlan(db, id));
}

export interface PlanOrders {
  /** Opens a checkout of a plan, or answers the same one that is open already; the payer's others end. */
  open(wish: PlanWish): Promise<CheckoutRow>;
  /** Begins a plan with a card of card fields. */
  begin(wish: PlanWish, paymentMethod: string): Promise<Begun>;
}

export function createPlanOrders(db: Db, provider: PaymentProvider, publicUrl: string): PlanOrders {
  function draftOf({ kind, payer, planName, interval, trial, returnUrl, cancelUrl, key }: PlanWish) {
    const plan = soldPlan(planName);
    const { amount, currency } = planPrice(plan, interval);
    return {
      id: key ?? randomUUID(),
      ...{ user_id: payer.id, payer_id: payer.id, provider: provider.id, kind, product_id: plan.planName },
      ...{ name: plan.name, credits: plan.credits, amount, currency, plan_interval: interval },
      trial_days: trial ? TRIAL_DAYS : 0,
      return_url: ownAddress('returnUrl', returnUrl, PAGE, publicUrl),
      cancel_url: ownAddress('cancelUrl', cancelUrl, PAGE, publicUrl),
    };
  }
  type Draft = ReturnType<typeof draftOf>;

  /** Refuses a second plan, and a second trial. */
  async function expectFree(tx: Tx, { payer, trial }: PlanWish): Promise<void> {
    await settlePlans(tx, provider, payer.id);
    if (await findLive(tx, payer.id))
      throw new AppError('conflict', 'You have a plan. Change it instead of beginning another one.');
    if (trial && !(await mayTry(tx, payer)))
      throw new AppError('conflict', 'You have had a trial. Begin the plan without one.');
  }

  async function findSame(tx: Tx, draft: Draft): Promise<CheckoutRow | undefined> {
    let same: CheckoutRow | undefined;
    for (const other of await findOpenOfPayer(tx, draft.payer_id, provider.id)) {
      const isReused = draft.kind !== 'plan_card' && same === undefined && isSame(other, draft, SAME_PLACE);
      if (!isReused) await cancelCheckout(tx, provider, other);
      const settled = await settleCheckout(tx, provider, other.id);
      if (isReused && settled === 'unchanged') same = other;
    }
    return same;
  }

  async function findRepeated(tx: Tx, draft: Draft): Promise<CheckoutRow | undefined> {
    const repeated = await findCheckout(tx, draft.id);
    if (repeated && !isSame(repeated, draft)) throw keyReused();
    return repeated;
  }

  const orderOf = (wish: PlanWish, draft: Draft, customer: string): PlanOrder => ({
    ...{ id: draft.id, kind: draft.kind, planName: wish.planName, interval: wish.interval },
    ...{ amount: draft.amount, currency: draft.currency, trialDays: draft.trial_days, customer },
    returnUrl: `${publicUrl}${withCheckout(draft.return_url, draft.id)}`,
    cancelUrl: `${publicUrl}${draft.cancel_url}`,
  });

  return {
    open(wish) {
      const draft = draftOf(wish);
      return transact(db, async (tx) => {
        await lockPayer(tx, draft.payer_id);
        const repeated = await findRepeated(tx, draft);
        if (repeated) return repeated;
        const same = await findSame(tx, draft);
        await expectFree(tx, wish);
        if (same) return same;
        const customer = await customerOfPayer(tx, provider, wish.payer);
        const { ref, url, secret } = await provider.plans.open(tx, orderOf(wish, draft, customer));
        return insertCheckout(tx, { ...draft, provider_ref: ref, url, secret });
      });
    },
    async begin(wish, paymentMethod) {
      const draft = draftOf(wish);
      // The row is there before the card is charged, so that a plan whose answer was lost finds it.
      const customer = await transact(db, async (tx) => {
        await lockPayer(tx, draft.payer_id);
        if (!(await findRepeated(tx, draft))) {
          await findSame(tx, draft);
          await expectFree(tx, wish);
          await insertCheckout(tx, { ...draft, url: PAGE });
        }
        return customerOfPayer(tx, provider, wish.payer);
      });
      return transact(db, async (tx) => {
        await lockPayer(tx, draft.payer_id);
        const order = { ...orderOf(wish, draft, customer), paymentMethod };
        const begun = await provider.plans.begin(tx, order);
        await updateCheckout(tx, draft.id, {
          provider_ref: begun.ref,
          ...(begun.secret !== null && { secret: begun.secret }),
          ...(begun.status === 'declined' && { state: 'cancelled' as const }),
        });
        await settleCheckout(tx, provider, draft.id);
        return begun;
      });
    },
  };
}

/** Whether a checkout is for what a draft asks. */
function isSame(row: CheckoutRow, draft: object, place: readonly (keyof CheckoutRow)[] = []): boolean {
  const wanted = draft as Partial<CheckoutRow>;
  return [...SAME, ...place].every((field) => row[field] === wanted[field]);
}
