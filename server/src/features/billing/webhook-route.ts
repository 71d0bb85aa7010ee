import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/http/app-error';
import type { RateLimiter } from '../../platform/http/rate-limiter';
import type { Billing } from './billing-service';

export const WEBHOOK_PATH = '/api/billing/webhook';

/**
 * Receives the payment provider's events. No cookie is read: the signature is the permission, and it covers the bytes of
 * the body, which are therefore left unparsed.
 */
export async function registerWebhook(
  app: FastifyInstance,
  billing: Billing | undefined,
  limiter: RateLimiter,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post(WEBHOOK_PATH, {
      schema: { hide: true },
      onRequest: async (request) => {
        if (!billing) throw new AppError('not_configured', 'Buying credits is not set up here.');
        await limiter.consume('report', request.ip);
      },
      handler: async (request) => {
        const { 'stripe-signature': header } = request.headers;
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        await billing?.webhook(body, Array.isArray(header) ? header.join(',') : header);
        return { received: true };
      },
    });
  });
}
