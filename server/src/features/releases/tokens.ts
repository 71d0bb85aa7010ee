import { createHash, randomBytes } from 'node:crypto';
import type { Environment } from '@flint/shared/contracts/boot';
import type { RemoteName } from '@flint/shared/contracts/remotes';
import { audit } from '../../platform/audit/audit';
import type { Db } from '../../platform/db/database';
import { transact } from '../../platform/db/transaction';
import type { Actor, Holder } from './actor';
import { findTokens, insertToken, updateToRevoked, updateToUsed } from './tokens-repository';

export const TOKEN_PREFIX = 'flint_rt_';

/** Name, holder and scope of a release token. */
export interface TokenScope {
  readonly name: string;
  readonly holder: Holder;
  /** Null: all remotes. */
  readonly remote: RemoteName | null;
  /** Null: all environments. */
  readonly environment: Environment | null;
}

/** Who makes or ends a token, and why. */
export interface TokenAct {
  readonly actor: string;
  readonly why: string;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * Creates a token and stores its hash.
 * @returns the token, shown only this once; undefined when a valid one has the name
 */
export async function createToken(db: Db, scope: TokenScope, { actor, why }: TokenAct): Promise<string | undefined> {
  const token = TOKEN_PREFIX + randomBytes(32).toString('base64url');
  return transact(db, async (tx) => {
    const { name, holder, remote, environment } = scope;
    const row = { name, remote, environment, holder_kind: holder.kind, holder: holder.name, hash: hashOf(token) };
    if (!(await insertToken(tx, row))) return undefined;
    const detail = { holder, remote, environment, why };
    await audit(tx, { actor, action: 'release-token.create', target: name, detail });
    return token;
  });
}

/** All tokens, revoked ones included, the oldest first. */
export function listTokens(db: Db) {
  return findTokens(db);
}

/** Revokes a token; effective from the next request. @returns whether there was one */
export async function revokeToken(db: Db, name: string, { actor, why }: TokenAct): Promise<boolean> {
  return transact(db, async (tx) => {
    if (!(await updateToRevoked(tx, name))) return false;
    await audit(tx, { actor, action: 'release-token.revoke', target: name, detail: { why } });
    return true;
  });
}

/** The actor of a valid token. */
export async function findToken(db: Db, token: string): Promise<Extract<Actor, { kind: 'token' }> | undefined> {
  const row = await updateToUsed(db, hashOf(token));
  if (!row) return undefined;
  const { holder_kind: kind, holder, ...rest } = row;
  return { kind: 'token', ...rest, holder: { kind, name: holder || rest.name } };
}
