import { sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';

/** @returns whether this address had no starter credits before; else nothing changes */
export async function insertStarterGrant(tx: Tx, row: { address_hash: string; user_id: string }): Promise<boolean> {
  const claim = await tx
    .insertInto('starter_grant')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return claim !== undefined;
}

/** Verified users of the last day without an account in the ledger, by id, from the one after an id. */
export function findUsersWithoutAccount(db: Db, { after, limit }: { after: string; limit: number }) {
  return db
    .selectFrom('user')
    .select(['id', 'email'])
    .where('emailVerified', '=', true)
    .where('updatedAt', '>', sql<Date>`now() - interval '1 day'`)
    .where(sql<boolean>`not exists (select from ledger_account where id = 'user:' || "user".id)`)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}
