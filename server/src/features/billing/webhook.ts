import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/database';
import { type Tx, transact } from '../../platform/db/transaction';
import { AppError } from '../../platform/http/app-error';
import type { RateLimiter } from '../../platform/http/rate-limiter';
import { findCheckout, findCheckoutOfPayment } from './checkouts-repository';
import type { PaymentProvider, ProviderEvent } from './payment-provider';
import { findUserOfCustomer, findUserOfPayment } from './plans/plans-repository';
import { settlePlans } from './plans/settle-plans';
import { insertEvent } from './purchases-repository';
import { settleCheckout } from './settle-checkout';
import type { ProviderId } from './tables';

const PATH = '/api/billing/webhook';

/** Receives a webhook: its raw body, and its signature's header. */
export type Receive = (body: Buffer, signature: string | undefined) => Promise<void>;

/**
 * Receives webhooks of a provider. The inbox row and the effect are written in one transaction: an event that fails is
 * sent again and starts anew. Events about nothing of ours are kept without an effect.
 */
export function createWebhook(db: Db, provider: PaymentProvider): Receive {
  return async (body, signature) => {
    const event = provider.receive(body, signature);
    await transact(db, async (tx) => {
      const named = event.checkoutId !== null && (await findCheckout(tx, event.checkoutId))?.id;
      const found = named || (event.paymentRef && (await findCheckoutOfPayment(tx, provider.id, event.paymentRef)));
      const checkoutId = found || null;
      const { id, type } = event;
      const fresh = await insertEvent(tx, { provider: provider.id, id, type, checkout_id: checkoutId });
      if (!fresh) return;
      if (checkoutId !== null) await settleCheckout(tx, provider, checkoutId, event.paymentRef);
      else {
        const userId = await findPlanUser(tx, provider.id, event);
        if (userId !== undefined) await settlePlans(tx, provider, userId);
      }
    });
  };
}

/** Whose plan an event is about: it names the customer, or, of a refund or a dispute, the payment alone. */
async function findPlanUser(
  tx: Tx,
  provider: ProviderId,
  { customer, paymentRef }: ProviderEvent,
): Promise<string | undefined> {
  if (customer !== null) return findUserOfCustomer(tx, provider, customer);
  return paymentRef === null ? undefined : findUserOfPayment(tx, provider, paymentRef);
}

/**
 * Receives the payment provider's events. No cookie is read: the signature is the permission, and it covers the bytes of
 * the body, which are therefore left unparsed.
 */
export async function registerWebhook(
  app: FastifyInstance,
  receive: Receive | undefined,
  limiter: RateLimiter,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post(PATH, {
      schema: { hide: true },
      onRequest: async (request) => {
        if (!receive) throw new AppError('not_configured', 'Buying credits is not set up here.');
        await limiter.consume('report', request.ip);
      },
      handler: async (request) => {
        const { 'stripe-signature': header } = request.headers;
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        await receive?.(body, Array.isArray(header) ? header.join(',') : header);
        return { received: true };
      },
    });
  });
}
