import { findPlan, planPrice } from '@flint/shared/contracts/catalogue';
import { formatMoney } from '@flint/shared/contracts/money';
import type { PlanPreview } from '@flint/shared/contracts/subscriptions';
import type { BaseLogger } from 'pino';
import type { Db } from '../../../platform/db/database';
import { type Tx, transact } from '../../../platform/db/transaction';
import { AppError } from '../../../platform/http/app-error';
import { findCustomer, lockPayer } from '../checkouts-repository';
import { customerOfPayer } from '../customers';
import { ownAddress } from '../own-address';
import type { Payer, PaymentProvider } from '../payment-provider';
import { findDueUsers } from './embedded-plans-repository';
import { createPlanOrders, type PlanOrders } from './plan-orders';
import { priceIn } from './plan-presenter';
import type { ChangeCost, InvoiceLine, PlanTerms } from './plan-provider';
import { findDueForRefill, findLive, type SubscriptionRow } from './plans-repository';
import { differenceAfter, isUp } from './refills';
import { settlePlans } from './settle-plans';

/** The result of a change, or of looking at it. */
interface Changed {
  readonly row: SubscriptionRow | undefined;
  readonly url: string | null;
  readonly preview: PlanPreview;
}

export interface Plans extends PlanOrders {
  /** Brings a user's plan to what the provider says now. */
  settle(userId: string): Promise<void>;
  /** Brings the month's credits of yearly plans, and renews plans of the test mode, which sends no events. */
  sweep(log: Pick<BaseLogger, 'error'>): Promise<void>;
  /** What a change would cost; changes nothing. */
  preview(userId: string, to: PlanTerms): Promise<Changed>;
  /**
   * Changes the plan: up at once, down at the period's end.
   * @param shownDue what the page said is due, in minor units
   * @throws AppError `conflict` when it costs more than that by now, or a payment is open
   */
  change(userId: string, to: PlanTerms, shownDue: number | undefined): Promise<Changed>;
  /** The provider's page for cards and addresses. */
  portal(payer: Payer, returnUrl: string | undefined): Promise<string>;
}

type When = PlanPreview['when'];

const confirmAt = ({ planName, interval }: PlanTerms) =>
  `/settings/change-plan?planName=${planName}${interval === 'year' ? '&interval=year' : ''}`;

export function createPlans(db: Db, provider: PaymentProvider, publicUrl: string): Plans {
  const { plans } = provider;
  const settle = (userId: string) => transact(db, (tx) => settlePlans(tx, provider, userId));

  /** The plan as it is now, with the customer, under the payer's lock. */
  async function current(tx: Tx, userId: string) {
    await lockPayer(tx, userId);
    await settlePlans(tx, provider, userId);
    const row = await findLive(tx, userId);
    return { row, customer: (await findCustomer(tx, userId, provider.id)) ?? '' };
  }

  /** What a change does, and what it costs at once. */
  async function look(tx: Tx, userId: string, to: PlanTerms) {
    const { row, customer } = await current(tx, userId);
    const when = whenOf(row, to);
    const isCharged = when === 'now' && row !== undefined && !isResumed(row, to);
    const cost = isCharged ? await plans.cost(tx, customer, row.ref, to) : undefined;
    return { row, customer, when, cost, preview: previewOf(row, to, when, cost) };
  }

  return {
    ...createPlanOrders(db, provider, publicUrl),
    settle,
    async sweep(log) {
      const renewed = provider.id === 'embedded' ? await findDueUsers(db) : [];
      for (const userId of new Set([...renewed, ...(await findDueForRefill(db, provider.id))]))
        await settle(userId).catch((err: unknown) => log.error({ err, userId }, 'a plan could not be read'));
    },
    preview: (userId, to) =>
      transact(db, async (tx) => {
        const { row, preview, when } = await look(tx, userId, to);
        return { row, preview, url: when === 'none' ? null : confirmAt(to) };
      }),
    change: (userId, to, shownDue) =>
      transact(db, async (tx) => {
        const { row, customer, when, cost, preview } = await look(tx, userId, to);
        if (!row || when === 'checkout') return { row, preview, url: confirmAt(to) };
        if (when === 'none') return { row, preview, url: null };
        if (when === 'period_end' || !cost) {
          const then = to.planName === 'free' ? null : to;
          await plans.changeLater(tx, customer, row.ref, then, `later:${row.ref}`);
        } else {
          if (row.state === 'past_due')
            throw new AppError('conflict', 'A payment for your plan is open. Pay it first, then change the plan.');
          if (shownDue !== undefined && cost.amount > shownDue)
            throw new AppError(
              'conflict',
              `The change is ${formatMoney(preview.dueNow)} now. Nothing was charged: confirm the new price.`,
            );
          const key = `change:${row.ref}:${to.planName}:${to.interval}:${cost.at.getTime()}`;
          const isPaid = await plans.changeNow(tx, customer, row.ref, to, cost.at, key);
          await settlePlans(tx, provider, userId);
          // The open invoice, or the page for cards, is where it is mended.
          if (!isPaid) return { row: await findLive(tx, userId), preview, url: '/account/billing?payment=failed' };
        }
        await settlePlans(tx, provider, userId);
        return { row: await findLive(tx, userId), preview, url: null };
      }),
    portal: (payer, returnUrl) => {
      const back = ownAddress('returnUrl', returnUrl, '/account/billing', publicUrl);
      return transact(db, async (tx) => {
        await lockPayer(tx, payer.id);
        return plans.portal(await customerOfPayer(tx, provider, payer), `${publicUrl}${back}`);
      });
    },
  };
}

const isOwn = (row: SubscriptionRow, to: PlanTerms) => row.plan_name === to.planName && row.interval === to.interval;
const isChanging = (row: SubscriptionRow) => row.ends_at !== null || row.next_plan !== null;
/** Whether a change only takes back what was to come. */
const isResumed = (row: SubscriptionRow, to: PlanTerms) => isOwn(row, to);

function whenOf(row: SubscriptionRow | undefined, to: PlanTerms): When {
  if (!row) return to.planName === 'free' ? 'none' : 'checkout';
  if (to.planName === 'free') return row.ends_at === null ? 'period_end' : 'none';
  if (isOwn(row, to)) return isChanging(row) ? 'now' : 'none';
  if (isUp({ planName: row.plan_name, interval: row.interval }, to)) return 'now';
  return row.next_plan === to.planName && row.next_interval === to.interval ? 'none' : 'period_end';
}

function previewOf(
  row: SubscriptionRow | undefined,
  to: PlanTerms,
  when: When,
  cost: ChangeCost | undefined,
): PlanPreview {
  const plan = findPlan(to.planName);
  const price = plan ? planPrice(plan, to.interval) : priceIn(0, 'USD');
  const due = when === 'checkout' ? price : priceIn(cost?.amount ?? 0, cost?.currency ?? price.currency);
  const at = when === 'period_end' && row ? row.period_end : (cost?.at ?? new Date());
  return {
    ...{ planName: to.planName, interval: to.interval, when, at: at.toISOString(), price, dueNow: due },
    lines: (cost?.lines ?? []).map((line) => ({
      label: labelOf(line),
      price: priceIn(line.amount, cost?.currency ?? price.currency),
    })),
    creditsNow: when === 'checkout' ? (plan?.credits ?? 0) : creditsOf(row, cost),
  };
}

const labelOf = ({ planName, amount, proration }: InvoiceLine) => {
  const name = findPlan(planName)?.name ?? planName;
  if (amount < 0) return `${name}, the time that is left`;
  return proration ? `${name}, until the period’s end` : name;
};

/** Credits that arrive with a change: the difference for the time that is left, or a month's of a new period. */
function creditsOf(row: SubscriptionRow | undefined, cost: ChangeCost | undefined): number {
  if (!row || !cost) return 0;
  const full = cost.lines.find(({ proration, amount }) => !proration && amount > 0);
  if (full) return findPlan(full.planName)?.credits ?? 0;
  const added = cost.lines.find(({ amount }) => amount > 0);
  if (!added) return 0;
  const period = { planName: row.plan_name, interval: row.interval, amount: 1, proration: false };
  const paid = [{ lines: [{ ...period, start: row.period_start, end: row.period_end }] }];
  return differenceAfter('', added, cost.lines, paid)[0]?.credits ?? 0;
}
