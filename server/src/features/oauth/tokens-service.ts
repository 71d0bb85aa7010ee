import type { Db } from '../../platform/db/database';
import { type Tx, transact } from '../../platform/db/transaction';
import type { Viewer } from '../../platform/http/route';
import type { Grants } from '../api-keys/grants-service';
import { hashSecret } from '../api-keys/secret';
import { ACCESS_S, REFRESH_S } from './lifetimes';
import { OAuthError } from './oauth-error';
import { newToken } from './secrets';
import {
  deleteToken,
  findAccess,
  insertToken,
  lockCode,
  lockToken,
  updateCodeToUsed,
  updateTokenToUsed,
} from './tokens-repository';

/** The answer of RFC 6749 (5.1). Tokens are in the answer alone: their hashes are stored. */
interface Tokens {
  readonly access_token: string;
  readonly token_type: 'Bearer';
  /** Seconds. */
  readonly expires_in: number;
  readonly refresh_token: string;
  readonly scope: string;
}

interface CodeProof {
  readonly code: string;
  readonly clientId: string;
  readonly redirectUri: string;
  /** What the challenge of the question is the hash of (PKCE). */
  readonly verifier: string;
}

export interface TokenService {
  /** Changes a code for tokens, once; a second time ends the grant. @throws OAuthError `invalid_grant` */
  exchange(proof: CodeProof): Promise<Tokens>;
  /** Changes a refresh token for new tokens, once; a second time ends the grant. @throws OAuthError `invalid_grant` */
  refresh(token: string, clientId: string): Promise<Tokens>;
  /** Ends an access token, or the grant of a refresh token; does nothing for any other text (RFC 7009). */
  revoke(token: string, clientId: string): Promise<void>;
  /** The user and grant of an access token; null when it does not work. */
  viewerOf(token: string): Promise<Viewer | null>;
}

export function createTokens(db: Db, grants: Grants): TokenService {
  /** Does work that may refuse. What it changed before it refused stays changed. */
  async function decide(work: (tx: Tx) => Promise<Tokens | string>): Promise<Tokens> {
    const decided = await transact(db, work);
    if (typeof decided === 'string') throw new OAuthError('invalid_grant', decided);
    return decided;
  }

  async function issue(tx: Tx, grantId: string): Promise<Tokens | string> {
    const grant = await grants.prolong(tx, grantId, REFRESH_S);
    if (!grant) return 'The user disconnected this program.';
    const [access, refresh] = [newToken('access'), newToken('refresh')];
    await insertToken(tx, { hash: hashSecret(access), grantId, kind: 'access', seconds: ACCESS_S });
    await insertToken(tx, { hash: hashSecret(refresh), grantId, kind: 'refresh', seconds: REFRESH_S });
    return {
      ...{ access_token: access, token_type: 'Bearer', expires_in: ACCESS_S, refresh_token: refresh },
      scope: grant.scopes.join(' '),
    };
  }

  return {
    exchange: ({ code, clientId, redirectUri, verifier }) =>
      decide(async (tx) => {
        const hash = hashSecret(code);
        const row = await lockCode(tx, hash);
        const isTheirs = row?.client_id === clientId && row.redirect_uri === redirectUri;
        if (!isTheirs || row.challenge !== hashSecret(verifier))
          return 'The code is not known, or is not of this client_id, redirect_uri and code_verifier.';
        if (row.used_at) {
          await grants.endStolen(tx, row.grant_id);
          return 'The code was used before. What it allowed was ended.';
        }
        if (row.isOver) return 'The code has expired.';
        await updateCodeToUsed(tx, hash);
        return issue(tx, row.grant_id);
      }),

    refresh: (token, clientId) =>
      decide(async (tx) => {
        const hash = hashSecret(token);
        const row = await lockToken(tx, hash);
        if (row?.kind !== 'refresh' || row.client_id !== clientId || row.isOver)
          return 'The refresh token is not known, has expired, or is not of this client_id.';
        if (row.used_at) {
          await grants.endStolen(tx, row.grant_id);
          return 'The refresh token was used before. What it allowed was ended.';
        }
        await updateTokenToUsed(tx, hash);
        return issue(tx, row.grant_id);
      }),

    async revoke(token, clientId) {
      const hash = hashSecret(token);
      const ended = await transact(db, async (tx) => {
        const row = await lockToken(tx, hash);
        if (row?.client_id !== clientId) return undefined;
        if (row.kind === 'access') await deleteToken(tx, hash);
        return row.kind === 'refresh' ? row : undefined;
      });
      if (ended) await grants.end(ended.user_id, ended.grant_id);
    },

    async viewerOf(token) {
      const grantId = await findAccess(db, hashSecret(token));
      return grantId === undefined ? null : grants.viewerOf(grantId);
    },
  };
}
