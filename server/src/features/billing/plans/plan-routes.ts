import { findPlan } from '@flint/shared/contracts/catalogue';
import {
  billingOverview,
  billingPortal,
  changePlan,
  currentSubscription,
  currentSubscriptionPost,
  invoiceReceipt,
  planCheckout,
  portalChangePlan,
  previewPlan,
  signupCheckout,
} from '@flint/shared/contracts/plans';
import type { Db } from '../../../platform/db/database';
import { AppError, notFound } from '../../../platform/http/app-error';
import { type Route, route, type Viewer } from '../../../platform/http/route';
import type { Credits } from '../../credits/credits-service';
import { findUser } from '../../users/user-service';
import type { Billing } from '../billing-service';
import { ownAddress } from '../own-address';
import type { Payer } from '../payment-provider';
import type { Receipts } from '../receipts';
import { readChoice, signChoice } from './plan-choice';
import { mayTry, soldPlan } from './plan-orders';
import { toInvoice, toSubscription } from './plan-presenter';
import { findInvoices } from './plans-repository';
import { readSubscription } from './read-subscription';

const INVOICES_MAX = 100;

export interface PlanDeps {
  /** The shop, or an AppError `not_configured` where nothing is sold. */
  set(): Billing;
  readonly shop: Billing | undefined;
  readonly receipts: Receipts;
  readonly credits: Pick<Credits, 'lots'>;
  readonly db: Db;
  readonly authSecret: string;
  readonly publicUrl: string;
  actingUser(viewer: Viewer, requested: string | undefined, action: string): Promise<string>;
}

interface Named {
  readonly planName?: string | undefined;
  readonly productId?: string | undefined;
  readonly interval?: 'month' | 'year' | undefined;
  readonly trial?: boolean | undefined;
}

/** The plan that a body names, by either field. @throws AppError `invalid_input` when they differ */
function namedPlan({ planName, productId, interval = 'month', trial = false }: Named) {
  if (planName !== undefined && productId !== undefined && planName !== productId)
    throw new AppError('invalid_input', 'planName and productId name two plans.', { field: 'productId' });
  return { planName: soldPlan(planName ?? productId).planName, interval, trial };
}

/** A plan to change to, the free one included. @throws AppError `invalid_input` */
function planToChange({ planName, interval = 'month' }: { planName: string; interval?: 'month' | 'year' | undefined }) {
  const plan = findPlan(planName);
  if (!plan) throw new AppError('invalid_input', 'There is no such plan.', { field: 'planName' });
  return { planName: plan.planName, interval };
}

/** Beginning, changing and looking at plans. */
export function planRoutes(deps: PlanDeps): Route[] {
  const { set, shop, receipts, credits, db, authSecret, publicUrl, actingUser } = deps;

  /** Who begins the plan: the caller, or the user for whom staff does, which is audited. */
  const payerOf = async (viewer: Viewer, requested: string | undefined): Promise<Payer> => {
    const id = await actingUser(viewer, requested, 'billing.checkout');
    const { email, name } = (id === viewer.user.id ? viewer.user : await findUser(db, id)) ?? viewer.user;
    return { id, email, name };
  };
  const current = async (viewer: Viewer, requested: string | undefined) => {
    const userId = await actingUser(viewer, requested, 'billing.read');
    return { subscription: await readSubscription(db, userId) };
  };

  return [
    route(planCheckout, async ({ viewer, body, idempotencyKey }) => {
      const { plans } = set();
      const named = body.choice === undefined ? namedPlan(body) : readChoice(body.choice, authSecret);
      const { returnUrl, cancelUrl } = body;
      const payer = await payerOf(viewer, body.userId);
      const wish = { ...named, kind: 'plan' as const, payer, returnUrl, cancelUrl, key: idempotencyKey };
      const { url, id } = await plans.open(wish);
      return { url, sessionId: id };
    }),
    route(signupCheckout, async ({ body }) => {
      set();
      const named = namedPlan(body);
      ownAddress('cancelUrl', body.cancelUrl, '/pricing', publicUrl);
      const query = new URLSearchParams({ planName: named.planName });
      if (named.interval === 'year') query.set('interval', 'year');
      if (named.trial) query.set('trial', 'true');
      if (body.returnUrl !== undefined) query.set('from', ownAddress('returnUrl', body.returnUrl, '', publicUrl));
      query.set('choice', signChoice(named, authSecret));
      return { url: `/signup?${new URLSearchParams({ next: `/settings/change-plan?${query}` })}` };
    }),
    route(billingPortal, async ({ viewer, body }) => ({
      url: await set().plans.portal(await payerOf(viewer, undefined), body.returnUrl),
    })),
    route(portalChangePlan, async ({ body }) => {
      set();
      const { planName, interval } = planToChange(body);
      ownAddress('returnUrl', body.returnUrl, '/account/billing', publicUrl);
      // Where a plan is changed up at once and down at the period's end, with what it costs before it is confirmed.
      const yearly = interval === 'year' ? { interval } : {};
      return { url: `/settings/change-plan?${new URLSearchParams({ planName, ...yearly })}` };
    }),
    route(changePlan, async ({ viewer, body }) => {
      const { row, ...rest } = await set().plans.change(viewer.user.id, planToChange(body), body.dueNow);
      return { subscription: row ? toSubscription(row) : null, ...rest };
    }),
    route(previewPlan, async ({ viewer, query }) => {
      const { row, ...rest } = await set().plans.preview(viewer.user.id, planToChange(query));
      return { subscription: row ? toSubscription(row) : null, ...rest };
    }),
    route(currentSubscription, ({ viewer, query }) => current(viewer, query.userId)),
    route(currentSubscriptionPost, ({ viewer, body }) => current(viewer, body.userId)),
    route(billingOverview, async ({ viewer }) => {
      const { id } = viewer.user;
      const [subscription, lots, invoices, trial] = await Promise.all([
        readSubscription(db, id),
        credits.lots(id),
        findInvoices(db, id, INVOICES_MAX),
        mayTry(db, viewer.user),
      ]);
      return {
        ...{ subscription, lots },
        invoices: invoices.map(toInvoice),
        mode: shop?.provider.mode ?? ('off' as const),
        trial,
      };
    }),
    route(invoiceReceipt, async ({ viewer, params, reply }) => {
      const found = await receipts.invoicePdf(viewer.user.id, params.id);
      if (!found) throw notFound('invoice');
      return reply
        .header('content-disposition', `attachment; filename="${found.name}"`)
        .header('cache-control', 'private, no-store')
        .header('content-type', 'application/pdf')
        .send(found.content);
    }),
  ];
}
