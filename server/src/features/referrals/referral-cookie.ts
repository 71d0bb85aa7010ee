import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieLine, cookieName, cookieValue, needsSecureCookies } from '../../platform/http/cookie';

const NAME = 'flint.referral';
const THIRTY_DAYS_S = 30 * 24 * 60 * 60;

/** What a link's code looks like: ten signs, 49 bits. It is public, so that it need not be hard to guess. */
export const LINK_CODE = /^[2-9A-Z]{10}$/;

/** Remembers in a browser by whose link it came, until it signs up. */
export interface ReferralCookie {
  /** The code of a request, or undefined. */
  of(request: FastifyRequest): string | undefined;
  remember(reply: FastifyReply, code: string): void;
  forget(reply: FastifyReply): void;
}

export function createReferralCookie(publicUrl: string): ReferralCookie {
  const secure = needsSecureCookies(publicUrl);
  const name = cookieName(NAME, secure);
  return {
    of(request) {
      const value = cookieValue(request.headers.cookie ?? '', name) ?? '';
      return LINK_CODE.test(value) ? value : undefined;
    },
    remember: (reply, code) =>
      void reply.header('set-cookie', cookieLine({ name, value: code, secure, maxAgeS: THIRTY_DAYS_S })),
    forget: (reply) => void reply.header('set-cookie', cookieLine({ name, value: '', secure })),
  };
}
