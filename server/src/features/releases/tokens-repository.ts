import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';
import type { ReleaseTokenTable } from './tables';

type NewToken = Pick<
  Insertable<ReleaseTokenTable>,
  'name' | 'holder_kind' | 'holder' | 'hash' | 'remote' | 'environment'
>;

/** @returns whether it was inserted; nothing changes when a valid token has the name */
export async function insertToken(tx: Tx, row: NewToken): Promise<boolean> {
  const made = await tx
    .insertInto('release_token')
    .values(row)
    .onConflict((conflict) => conflict.column('name').where('revoked_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

/** All tokens, revoked ones included, the oldest first. */
export function findTokens(db: Db) {
  return db
    .selectFrom('release_token')
    .select(['name', 'holder_kind', 'holder', 'remote', 'environment', 'created_at', 'used_at', 'revoked_at'])
    .orderBy('created_at')
    .execute();
}

/** @returns whether there was a valid token of the name */
export async function updateToRevoked(tx: Tx, name: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('release_token')
    .set({ revoked_at: sql<Date>`now()` })
    .where('name', '=', name)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Updates a valid token's last use. @returns the token */
export function updateToUsed(db: Db, hash: string) {
  return db
    .updateTable('release_token')
    .set({ used_at: sql<Date>`now()` })
    .where('hash', '=', hash)
    .where('revoked_at', 'is', null)
    .returning(['name', 'holder_kind', 'holder', 'remote', 'environment'])
    .executeTakeFirst();
}
