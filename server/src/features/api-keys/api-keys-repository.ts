import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';
import type { ApiKeyRow, ApiKeyTable } from './tables';

/** Keys by which programs hold what they may do; grants are without. */
export type Kind = 'key' | 'grant';
const isKind = (kind: Kind) => (kind === 'key' ? sql<boolean>`client_id is null` : sql<boolean>`client_id is not null`);
/** Neither revoked nor expired. */
const IS_LIVING = sql<boolean>`revoked_at is null and coalesce(expires_at > now(), true)`;

/**
 * A key by its hash, or a grant by its id, that works: neither revoked nor expired. `isStale`: its last use was written
 * down over a minute ago.
 */
export function findLiving(
  db: Db,
  by: { readonly key_hash: string } | { readonly id: string },
): Promise<(ApiKeyRow & { isStale: boolean }) | undefined> {
  const [column, value] = 'id' in by ? (['id', by.id] as const) : (['key_hash', by.key_hash] as const);
  return db
    .selectFrom('api_key')
    .selectAll()
    .select(sql<boolean>`coalesce(last_used_at < now() - interval '1 minute', true)`.as('isStale'))
    .where(column, '=', value)
    .where(IS_LIVING)
    .executeTakeFirst();
}

export async function updateLastUse(db: Db, id: string): Promise<void> {
  await db.updateTable('api_key').set({ last_used_at: sql`now()` }).where('id', '=', id).execute();
}

export function findKey(db: Db, id: string): Promise<ApiKeyRow | undefined> {
  return db.selectFrom('api_key').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Newest first, without those revoked over 30 days ago. */
export function findUserKeys(db: Db, userId: string, limit: number): Promise<ApiKeyRow[]> {
  return db
    .selectFrom('api_key')
    .selectAll()
    .where('user_id', '=', userId)
    .where(isKind('key'))
    .where(sql<boolean>`coalesce(revoked_at > now() - interval '30 days', true)`)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Serializes what a user does with keys and grants until the transaction ends. @returns how many work */
export async function countLiving(tx: Tx, userId: string, kind: Kind): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`api-keys:${userId}`}, 0))`.execute(tx);
  const { keys } = await tx
    .selectFrom('api_key')
    .select(sql<number>`count(*)::int`.as('keys'))
    .where('user_id', '=', userId)
    .where(isKind(kind))
    .where(IS_LIVING)
    .executeTakeFirstOrThrow();
  return keys;
}

/** @returns the new key; undefined, and nothing changes, when its id is taken */
export function insertKey(tx: Tx, row: Insertable<ApiKeyTable>): Promise<ApiKeyRow | undefined> {
  return tx
    .insertInto('api_key')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Revokes a user's key or grant; one that was revoked before stays as it is. */
export function updateToRevoked(
  db: Db,
  { userId, id, kind }: { userId: string; id: string; kind: Kind },
): Promise<ApiKeyRow | undefined> {
  return db
    .updateTable('api_key')
    .set({ revoked_at: sql`coalesce(revoked_at, now())` })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where(isKind(kind))
    .returningAll()
    .executeTakeFirst();
}

/** Locks a key or grant until the transaction ends, so that orders which count for one cap follow each other. */
export function lockKey(tx: Tx, id: string): Promise<ApiKeyRow | undefined> {
  return tx.selectFrom('api_key').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}
