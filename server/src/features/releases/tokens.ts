import { createHash, randomBytes } from 'node:crypto';
import type { Environment } from '@flint/shared/contracts/boot';
import type { RemoteName } from '@flint/shared/contracts/remotes';
import { sql } from 'kysely';
import { audit } from '../../platform/audit/audit';
import type { Db } from '../../platform/db/database';
import { transact } from '../../platform/db/transaction';
import type { Actor } from './actor';

export const TOKEN_PREFIX = 'flint_rt_';

/** What a release token may do. */
export interface TokenScope {
  readonly name: string;
  /** Null: every remote. */
  readonly remote: RemoteName | null;
  /** Null: every environment. */
  readonly environment: Environment | null;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * Makes a token; only its hash is kept.
 * @returns the token, readable this once; undefined when a living one has the name
 */
export async function createToken(db: Db, scope: TokenScope, actor: string): Promise<string | undefined> {
  const token = TOKEN_PREFIX + randomBytes(32).toString('base64url');
  return transact(db, async (tx) => {
    const row = await tx
      .insertInto('release_token')
      .values({ ...scope, hash: hashOf(token) })
      .onConflict((conflict) => conflict.column('name').where('revoked_at', 'is', null).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!row) return undefined;
    const { name, ...detail } = scope;
    await audit(tx, { actor, action: 'release-token.create', target: name, detail });
    return token;
  });
}

/** The tokens there are and were, the oldest first. */
export function listTokens(db: Db) {
  return db
    .selectFrom('release_token')
    .select(['name', 'remote', 'environment', 'created_at', 'used_at', 'revoked_at'])
    .orderBy('created_at')
    .execute();
}

/** Ends a token; from its next use on it is refused. @returns whether there was one */
export async function revokeToken(db: Db, name: string, actor: string): Promise<boolean> {
  return transact(db, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('release_token')
      .set({ revoked_at: sql<Date>`now()` })
      .where('name', '=', name)
      .where('revoked_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await audit(tx, { actor, action: 'release-token.revoke', target: name });
    return true;
  });
}

/** Who a living token stands for. */
export async function findToken(db: Db, token: string): Promise<Extract<Actor, { kind: 'token' }> | undefined> {
  const row = await db
    .updateTable('release_token')
    .set({ used_at: sql<Date>`now()` })
    .where('hash', '=', hashOf(token))
    .where('revoked_at', 'is', null)
    .returning(['name', 'remote', 'environment'])
    .executeTakeFirst();
  return row && { kind: 'token', ...row };
}
