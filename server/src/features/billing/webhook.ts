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
      const about = await findAbout(tx, provider, event);
      const { id, type } = event;
      const fresh = await insertEvent(tx, { provider: provider.id, id, type, checkout_id: about?.checkoutId ?? null });
      if (!fresh || !about) return;
      if (about.checkoutId !== undefined) await settleCheckout(tx, provider, about.checkoutId, event.paymentRef);
      else await settlePlans(tx, provider, about.userId);
    });
  };
}

/** What an event is about: a checkout, or the user whose plan may have changed. */
type About = { readonly checkoutId: string } | { readonly checkoutId?: undefined; readonly userId: string };

async function findAbout(tx: Tx, provider: PaymentProvider, event: ProviderEvent): Promise<About | undefined> {
  const known = await findKnown(tx, provider.id, event);
  const { paymentRef, checkoutId, customer } = event;
  if (known || paymentRef === null || checkoutId !== null || customer !== null) return known;
  // A refund or a dispute names its payment alone, and may arrive before any event that says whose payment it is.
  return findKnown(tx, provider.id, { paymentRef, ...(await provider.ownerOf(paymentRef)) });
}

async function findKnown(
  tx: Tx,
  provider: ProviderId,
  { checkoutId, paymentRef, customer }: Omit<ProviderEvent, 'id' | 'type'>,
): Promise<About | undefined> {
  const named = checkoutId !== null && (await findCheckout(tx, checkoutId))?.id;
  const found = named || (paymentRef !== null && (await findCheckoutOfPayment(tx, provider, paymentRef)));
  if (found) return { checkoutId: found };
  const ofCustomer = customer === null ? undefined : await findUserOfCustomer(tx, provider, customer);
  const userId = ofCustomer ?? (paymentRef === null ? undefined : await findUserOfPayment(tx, provider, paymentRef));
  return userId === undefined ? undefined : { userId };
}

/**
 * Receives the payment provider's events. No cookie is read: the signature is the permission, and it covers the bytes of
 * the body, which are therefore left unparsed. The provider sends many events of many payers from few addresses: only
 * those that are refused count against an address.
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
      onRequest: async () => {
        if (!receive) throw new AppError('not_configured', 'Buying credits is not set up here.');
      },
      handler: async (request) => {
        const { 'stripe-signature': header } = request.headers;
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        try {
          await receive?.(body, Array.isArray(header) ? header.join(',') : header);
        } catch (error) {
          if (error instanceof AppError && error.code === 'invalid_input') await limiter.consume('report', request.ip);
          throw error;
        }
        return { received: true };
      },
    });
  });
}
