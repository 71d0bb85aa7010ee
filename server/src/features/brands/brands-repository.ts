import { sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';
import type { BrandProfileTable, BrandRow } from './tables';

/** A user's profiles, the newest first. */
export function findBrands(db: Db | Tx, userId: string, { archived }: { archived: boolean }): Promise<BrandRow[]> {
  return db
    .selectFrom('brand_profile')
    .selectAll()
    .where('user_id', '=', userId)
    .$if(!archived, (query) => query.where('archived_at', 'is', null))
    .orderBy('listed_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export function findBrand(db: Db | Tx, userId: string, id: string): Promise<BrandRow | undefined> {
  return db
    .selectFrom('brand_profile')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The same with row locks, so that concurrent changes of a profile run one after the other. */
export function lockBrand(tx: Tx, userId: string, id: string): Promise<BrandRow | undefined> {
  return tx
    .selectFrom('brand_profile')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** The user who has a brand profile. */
export async function findBrandOwner(db: Db, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('brand_profile').select('user_id').where('id', '=', id).executeTakeFirst();
  return row?.user_id;
}

export async function countBrands(db: Db | Tx, userId: string): Promise<number> {
  const row = await db
    .selectFrom('brand_profile')
    .select(sql<number>`count(*)`.as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** @returns the new profile; undefined, and nothing changes, when its id exists */
export function insertBrand(tx: Tx, row: { id: string; user_id: string; name: string }): Promise<BrandRow | undefined> {
  return tx
    .insertInto('brand_profile')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** @throws NoResultError when there is no such profile */
export function updateBrand(tx: Tx, id: string, change: Updateable<BrandProfileTable>): Promise<BrandRow> {
  return tx.updateTable('brand_profile').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

/** @returns undefined when it is no profile of the user's */
export function updateOwnBrand(
  db: Db,
  userId: string,
  id: string,
  change: Updateable<BrandProfileTable>,
): Promise<BrandRow | undefined> {
  return db
    .updateTable('brand_profile')
    .set(change)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** Deletes a profile, its files' rows and its rules. */
export async function deleteBrand(db: Db, userId: string, id: string): Promise<void> {
  await db.deleteFrom('brand_profile').where('id', '=', id).where('user_id', '=', userId).execute();
}
