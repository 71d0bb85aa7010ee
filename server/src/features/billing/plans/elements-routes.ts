import { elementsState, elementsSubscribe, elementsSubscription } from '@flint/shared/contracts/plans';
import { AppError } from '../../../platform/http/app-error';
import { type Route, route, type Viewer } from '../../../platform/http/route';
import { findOpenFields } from '../checkouts-repository';
import { soldPlan } from './plan-orders';
import type { PlanDeps } from './plan-routes';
import { readSubscription } from './read-subscription';

/** @throws AppError `invalid_input` for another address than the caller's own */
function expectOwn(email: string | undefined, { user }: Viewer): void {
  if (email !== undefined && email.trim().toLowerCase() !== user.email.toLowerCase())
    throw new AppError('invalid_input', 'email must be your own address.', { field: 'email' });
}

/** Beginning a plan by card fields on a page of the product. */
export function elementsRoutes({ set, db }: Pick<PlanDeps, 'set' | 'db'>): Route[] {
  const wishOf = (
    viewer: Viewer,
    body: { planName: string; interval?: 'month' | 'year' | undefined; trial?: boolean | undefined },
    key: string | undefined,
  ) => {
    const { id, email, name } = viewer.user;
    const { planName } = soldPlan(body.planName);
    const { interval = 'month', trial = false } = body;
    return { payer: { id, email, name }, planName, interval, trial, key };
  };
  return [
    route(elementsSubscription, async ({ viewer, body, idempotencyKey }) => {
      const { plans, provider } = set();
      expectOwn(body.email, viewer);
      const row = await plans.open({ ...wishOf(viewer, body, idempotencyKey), kind: 'plan_fields' });
      const { publishableKey, mode } = provider;
      const { secret, provider_ref: subscriptionId, url } = row;
      return { clientSecret: secret ?? '', subscriptionId: subscriptionId ?? '', publishableKey, mode, url };
    }),
    route(elementsState, async ({ viewer }) => {
      const open = await findOpenFields(db, viewer.user.id);
      return { clientSecret: open?.secret ?? null, subscriptionId: open?.provider_ref ?? null };
    }),
    route(elementsSubscribe, async ({ viewer, body, idempotencyKey }) => {
      const { plans } = set();
      expectOwn(body.email, viewer);
      const wish = { ...wishOf(viewer, body, idempotencyKey), kind: 'plan_card' as const };
      const { status, secret, message } = await plans.begin(wish, body.paymentMethodId);
      const subscription = await readSubscription(db, viewer.user.id);
      const begun = subscription?.state === 'trialing' ? ('trialing' as const) : ('active' as const);
      return {
        subscription,
        clientSecret: secret,
        status: status === 'done' ? begun : status,
        message,
      };
    }),
  ];
}
