import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieLine, cookieName, cookieValue, needsSecureCookies } from '../../platform/http/cookie';
import type { AuthConfig } from './auth';

const NAME = 'flint.devices';
/** Accounts that one browser signs in to; the oldest is forgotten. */
const KEPT = 5;
/** The longest that browsers keep a cookie. */
const MAX_AGE_S = 400 * 24 * 60 * 60;
const TOKEN = /^([\w-]+)\.([\w-]+)\.([0-9a-z]+)\.([\w-]+)$/;

/** A browser that signed in to an account before, or set its password by a mailed link. */
export interface KnownDevice {
  readonly userId: string;
  /** Random, new at every sign-in. */
  readonly id: string;
  readonly since: Date;
}

/** Device cookies (OWASP): signed, per account, so that guesses from elsewhere do not delay the owner. */
export interface KnownDevices {
  /** The devices of a request, the newest first. */
  of(request: FastifyRequest): KnownDevice[];
  /** Makes the browser of a request a known device of an account. */
  remember(request: FastifyRequest, reply: FastifyReply, userId: string): void;
}

export function createKnownDevices({ authSecret, publicUrl }: AuthConfig): KnownDevices {
  const secure = needsSecureCookies(publicUrl);
  const cookie = cookieName(NAME, secure);
  const sign = (payload: string) => createHmac('sha256', authSecret).update(`device:${payload}`).digest('base64url');
  const tokensOf = (request: FastifyRequest) =>
    (cookieValue(request.headers.cookie ?? '', cookie) ?? '').split('~').slice(0, KEPT);
  const read = (token: string): KnownDevice[] => {
    const [, userId = '', id = '', since = '', signature = ''] = TOKEN.exec(token) ?? [];
    const given = Buffer.from(signature);
    const ours = Buffer.from(sign(`${userId}.${id}.${since}`));
    if (given.length !== ours.length || !timingSafeEqual(given, ours)) return [];
    return [{ userId, id, since: new Date(Number.parseInt(since, 36)) }];
  };
  return {
    of: (request) => tokensOf(request).flatMap(read),
    remember(request, reply, userId) {
      const others = tokensOf(request).filter((token) => read(token).some((device) => device.userId !== userId));
      const payload = `${userId}.${randomBytes(16).toString('base64url')}.${Date.now().toString(36)}`;
      const value = [`${payload}.${sign(payload)}`, ...others].slice(0, KEPT).join('~');
      reply.header('set-cookie', cookieLine({ name: cookie, value, secure, maxAgeS: MAX_AGE_S }));
    },
  };
}
