import { getHref } from '@flint/shared/contracts/routes';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { RateLimiter } from '../../platform/http/rate-limiter';
import type { SignedUp } from '../users/users-services';
import { LINK_CODE, type ReferralCookie } from './referral-cookie';
import type { Referrals } from './referrals-service';

/** Links of recommendations: each remembers whose it is, and leads to signing up. One that is unknown only leads there. */
export function registerReferralLinks(
  app: FastifyInstance,
  { referrals, cookie }: { referrals: Referrals; cookie: ReferralCookie },
  limiter: RateLimiter,
): void {
  app.get<{ Params: { code: string } }>('/r/:code', { schema: { hide: true } }, async (request, reply) => {
    await limiter.consume('read', request.ip);
    const code = request.params.code.toUpperCase();
    if (LINK_CODE.test(code) && (await referrals.isLink(code))) cookie.remember(reply, code);
    return reply.header('cache-control', 'private, no-store').redirect(getHref('signup'));
  });
}

/** Records a new user's recommendation. A failure is logged: the account is there all the same. */
export function recordReferral(referrals: Referrals, cookie: ReferralCookie, log: FastifyBaseLogger): SignedUp {
  return async ({ request, reply }, user) => {
    const code = cookie.of(request);
    if (code === undefined) return;
    cookie.forget(reply);
    try {
      await referrals.record(user, code);
    } catch (err) {
      log.error({ err }, 'a recommendation could not be recorded');
    }
  };
}
