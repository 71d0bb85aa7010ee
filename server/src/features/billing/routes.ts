import { creditCharge, creditCheckout, creditIntent, creditPackages } from '@flint/shared/contracts/billing';
import { CATALOGUE, CATALOGUE_VERSION } from '@flint/shared/contracts/catalogue';
import { checkoutCancel, checkoutConfirm, checkoutRead } from '@flint/shared/contracts/checkouts';
import type { Currency } from '@flint/shared/contracts/money';
import { purchaseList, purchaseReceipt } from '@flint/shared/contracts/purchases';
import type { Config } from '../../config';
import type { Db } from '../../platform/db/database';
import { AppError, notFound } from '../../platform/http/app-error';
import { type Route, route, type Viewer } from '../../platform/http/route';
import type { Credits } from '../credits/credits-service';
import { findUser } from '../users/user-service';
import type { Billing } from './billing-service';
import type { CheckoutRow, Wish } from './checkouts-service';
import { elementsRoutes } from './plans/elements-routes';
import { planRoutes } from './plans/plan-routes';
import { toCheckout, toPurchase } from './presenter';
import { findPurchases } from './purchases-repository';
import type { Receipts } from './receipts';
import { topUpRoutes } from './top-ups/top-up-routes';

const PURCHASES_MAX = 100;

interface BillingRoutesDeps {
  /** Undefined where buying is not set up. */
  readonly shop: Billing | undefined;
  readonly receipts: Receipts;
  readonly db: Db;
  readonly credits: Pick<Credits, 'balance' | 'lots'>;
  readonly config: Pick<Config, 'authSecret' | 'publicUrl'>;
  actingUser(viewer: Viewer, requested: string | undefined, action: string): Promise<string>;
}

type Asked = Pick<Wish, 'productId' | 'shown' | 'returnUrl' | 'cancelUrl'> & { readonly userId?: string | undefined };

export function billingRoutes({ shop, receipts, db, credits, config, actingUser }: BillingRoutesDeps): Route[] {
  const set = (): Billing => {
    if (shop) return shop;
    throw new AppError('not_configured', 'Buying credits and plans is not set up here.');
  };
  /** Staff may buy for another user, which is audited. */
  const wishOf = async (kind: Wish['kind'], viewer: Viewer, body: Asked, key: string | undefined): Promise<Wish> => {
    const { id, email, name } = viewer.user;
    const userId = await actingUser(viewer, body.userId, 'billing.checkout');
    return { ...body, kind, payer: { id, email, name }, userId, key };
  };
  const present = async (row: CheckoutRow) => {
    const isOwn = row.user_id === row.payer_id;
    return toCheckout(row, isOwn ? null : ((await findUser(db, row.user_id))?.email ?? null));
  };
  return [
    route(creditPackages, async () => ({
      packages: CATALOGUE.packages.map((each) => ({ ...each })),
      buying: shop !== undefined,
      mode: shop?.provider.mode ?? ('off' as const),
      version: CATALOGUE_VERSION,
    })),
    route(creditCheckout, async ({ viewer, body, idempotencyKey }) => {
      const { checkouts } = set();
      const { url, id } = await checkouts.open(await wishOf('page', viewer, body, idempotencyKey));
      return { url, sessionId: id };
    }),
    route(creditIntent, async ({ viewer, body, idempotencyKey }) => {
      const { checkouts, provider } = set();
      const row = await checkouts.open(await wishOf('fields', viewer, body, idempotencyKey));
      return {
        clientSecret: row.secret ?? '',
        sessionId: row.id,
        publishableKey: provider.publishableKey,
        mode: provider.mode,
        price: { amount: row.amount, currency: row.currency as Currency },
      };
    }),
    route(creditCharge, async ({ viewer, body, idempotencyKey }) => {
      const { checkouts } = set();
      const { row, charged } = await checkouts.charge(await wishOf('charge', viewer, body, idempotencyKey));
      const success = row.state === 'paid';
      const status = charged === null ? ('no_card' as const) : charged.status;
      return {
        success,
        status: success ? ('paid' as const) : status,
        balance: success ? (await credits.balance(row.user_id)).balance : null,
        message: charged === null ? 'No card is saved. Buy the package once on the payment page.' : charged.message,
        url: status === 'action_required' ? row.url : null,
        clientSecret: status === 'action_required' ? row.secret : null,
        sessionId: row.id,
      };
    }),
    route(checkoutRead, async ({ viewer, params }) => {
      const { checkouts, provider } = set();
      const row = await checkouts.read(viewer.user.id, params.id);
      const { secret: clientSecret, state } = row;
      const { publishableKey } = provider;
      const paysHere = state === 'open' && clientSecret !== null && publishableKey !== null;
      return { checkout: await present(row), ...(paysHere && { fields: { clientSecret, publishableKey } }) };
    }),
    route(checkoutConfirm, async ({ viewer, params, body }) => {
      const { confirm, checkouts } = set();
      // A real provider's payments are confirmed on its own page.
      if (!confirm) throw notFound('checkout');
      const declined = await confirm(await checkouts.read(viewer.user.id, params.id), body.card ?? 'pays');
      return { checkout: await present(await checkouts.read(viewer.user.id, params.id)), declined };
    }),
    route(checkoutCancel, async ({ viewer, params }) => ({
      checkout: await present(await set().checkouts.cancel(viewer.user.id, params.id)),
    })),
    route(purchaseList, async ({ viewer, query }) => {
      const payerId = await actingUser(viewer, query.userId, 'billing.read');
      return { purchases: (await findPurchases(db, payerId, PURCHASES_MAX)).map(toPurchase) };
    }),
    route(purchaseReceipt, async ({ viewer, params, reply }) => {
      const { name, content } = await receipts.pdf(viewer.user.id, params.id);
      return reply
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('cache-control', 'private, no-store')
        .header('content-type', 'application/pdf')
        .send(content);
    }),
    ...planRoutes({ ...config, set, shop, receipts, credits, db, actingUser }),
    ...elementsRoutes({ set, db }),
    ...topUpRoutes({ set, shop, db }),
  ];
}
