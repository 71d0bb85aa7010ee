import { sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';
import type { BrandFileRow, BrandRow } from './tables';

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

/** The same, held until the transaction ends: changes of a profile come one after the other. */
export function lockBrand(tx: Tx, userId: string, id: string): Promise<BrandRow | undefined> {
  return tx
    .selectFrom('brand_profile')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function countBrands(db: Db | Tx, userId: string): Promise<number> {
  const row = await db
    .selectFrom('brand_profile')
    .select(sql<number>`count(*)`.as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** The files of profiles, each profile's in their order. */
export async function findFiles(db: Db | Tx, profileIds: readonly string[]): Promise<BrandFileRow[]> {
  if (profileIds.length === 0) return [];
  return db
    .selectFrom('brand_file')
    .selectAll()
    .where('profile_id', 'in', profileIds)
    .orderBy('position')
    .orderBy('created_at')
    .execute();
}
