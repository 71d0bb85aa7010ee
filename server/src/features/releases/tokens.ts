import { createHash, randomBytes } from 'node:crypto';
import type { Environment } from '@flint/shared/contracts/boot';
import type { RemoteName } from '@flint/shared/contracts/remotes';
import { audit } from '../../platform/audit/audit';
import type { Db } from '../../platform/db/database';
import { transact } from '../../platform/db/transaction';
import type { Actor } from './actor';
import { findTokens, insertToken, updateToRevoked, updateToUsed } from './tokens-repository';

export const TOKEN_PREFIX = 'flint_rt_';

/** Scope of a release token. */
export interface TokenScope {
  readonly name: string;
  /** Null: all remotes. */
  readonly remote: RemoteName | null;
  /** Null: all environments. */
  readonly environment: Environment | null;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * Creates a token and stores its hash.
 * @returns the token, shown only this once; undefined when a valid one has the name
 */
export async function createToken(db: Db, scope: TokenScope, actor: string): Promise<string | undefined> {
  const token = TOKEN_PREFIX + randomBytes(32).toString('base64url');
  return transact(db, async (tx) => {
    const { name, ...detail } = scope;
    if (!(await insertToken(tx, { ...scope, hash: hashOf(token) }))) return undefined;
    await audit(tx, { actor, action: 'release-token.create', target: name, detail });
    return token;
  });
}

/** All tokens, revoked ones included, the oldest first. */
export function listTokens(db: Db) {
  return findTokens(db);
}

/** Revokes a token; effective from the next request. @returns whether there was one */
export async function revokeToken(db: Db, name: string, actor: string): Promise<boolean> {
  return transact(db, async (tx) => {
    if (!(await updateToRevoked(tx, name))) return false;
    await audit(tx, { actor, action: 'release-token.revoke', target: name });
    return true;
  });
}

/** The actor of a valid token. */
export async function findToken(db: Db, token: string): Promise<Extract<Actor, { kind: 'token' }> | undefined> {
  const row = await updateToUsed(db, hashOf(token));
  return row && { kind: 'token', ...row };
}
