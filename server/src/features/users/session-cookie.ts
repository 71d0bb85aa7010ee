import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../platform/db/database';
import { transact } from '../../platform/db/transaction';
import { cookieLine } from '../../platform/http/cookie';
import type { Auth } from './auth';
import { type ShownToken, shownTokenOf, sign } from './session-token';
import { keepReplacedToken, markRenewalDue, prolongSession, replaceToken } from './sessions-repository';

/** The session cookie of requests. */
export interface SessionCookie {
  /** What a request shows as its session, unverified but for the signature of a cookie. */
  shown(request: Pick<FastifyRequest, 'headers'>): Promise<ShownToken | undefined>;
  /**
   * Gives a session a new token, and its browser the new cookie. The one before works for some seconds more, for what
   * the browser sent beside this request.
   * @returns false when the session ended or was renewed meanwhile
   */
  renew(reply: FastifyReply, token: string): Promise<boolean>;
  /**
   * Session fixation protection, when what a user may do has changed: the browser of a request gets a new token at once,
   * and the one before stops working; every other one gets it with its next request.
   */
  renewAll(request: FastifyRequest, reply: FastifyReply, userId: string): Promise<void>;
  /** Prolongs a session that is used, at most once a day. */
  prolong(request: FastifyRequest, reply: FastifyReply, sessionId: string): Promise<void>;
}

export function createSessionCookie(auth: Auth, db: Db): SessionCookie {
  const send = async (reply: FastifyReply, token: string) => {
    const { authCookies, secret } = await auth.$context;
    const { name, attributes } = authCookies.sessionToken;
    const line = { name, value: sign(token, secret), secure: attributes.secure === true };
    reply.header('set-cookie', cookieLine({ ...line, ...(attributes.maxAge && { maxAgeS: attributes.maxAge }) }));
  };
  const shown = async ({ headers }: Pick<FastifyRequest, 'headers'>) => {
    const { authCookies, secret } = await auth.$context;
    return shownTokenOf(headers, authCookies.sessionToken.name, secret);
  };
  const freshToken = () => randomBytes(24).toString('base64url');
  return {
    shown,
    async renew(reply, token) {
      const fresh = freshToken();
      const isReplaced = await transact(db, async (tx) => {
        const id = await replaceToken(tx, { token, fresh });
        if (id !== undefined) await keepReplacedToken(tx, id, token);
        return id !== undefined;
      });
      if (isReplaced) await send(reply, fresh);
      return isReplaced;
    },
    async renewAll(request, reply, userId) {
      await markRenewalDue(db, userId);
      const { cookie = '' } = request.headers;
      const own = await shown({ headers: { cookie } });
      if (!own) return;
      const fresh = freshToken();
      if (await replaceToken(db, { token: own.token, fresh, userId })) await send(reply, fresh);
    },
    async prolong(request, reply, sessionId) {
      const { sessionConfig } = await auth.$context;
      const token = await prolongSession(db, sessionId, sessionConfig);
      if (token !== undefined && request.headers.authorization === undefined) await send(reply, token);
    },
  };
}
